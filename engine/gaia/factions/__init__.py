"""What factions bend of the rules; a faction's name is tested in its own file only."""

from __future__ import annotations

from typing import Final

from engine.gaia.faction_rules import FactionRules
from engine.gaia.factions import (
    ambas,
    baltaks,
    bescods,
    firaks,
    geodens,
    gleens,
    hadsch_hallas,
    itars,
    ivits,
    lantids,
    nevlas,
    taklons,
    terrans,
    xenos,
)

FACTION_RULES: Final[dict[str, FactionRules]] = {
    "terrans": terrans.RULES,
    "lantids": lantids.RULES,
    "xenos": xenos.RULES,
    "gleens": gleens.RULES,
    "taklons": taklons.RULES,
    "ambas": ambas.RULES,
    "hadsch_hallas": hadsch_hallas.RULES,
    "ivits": ivits.RULES,
    "geodens": geodens.RULES,
    "baltaks": baltaks.RULES,
    "firaks": firaks.RULES,
    "bescods": bescods.RULES,
    "nevlas": nevlas.RULES,
    "itars": itars.RULES,
}
