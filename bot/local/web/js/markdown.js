// Chat markdown into a tree of plain objects; drawing it is the business of rich.js.

const DEEPEST = 16;

const QUOTE_REST = />>> ([\s\S]*)/y;
const QUOTE = /(?:> [^\n]*(?:\n|$))+/y;
const HEADING = /(#{1,3}) +([^\n]*\S[^\n]*)(?:\n|$)/y;
const SUBTEXT = /-# +([^\n]*\S[^\n]*)(?:\n|$)/y;
const ITEM = /^( *)([-*]|\d{1,9}\.) +(.*)$/;
const FENCE = /```(?:([\w+#.-]{1,32})\n)?\n*([\s\S]+?)\n*```\n?/y;
const LINE = /(?:(?!```)[^\n])*(?:\n|$)?/y;

function at(pattern, text, position) {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

/** The whole of a message: blocks and, inside them, inline nodes. */
export function parse(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text }];
  const out = [];
  let plain = "";
  let position = 0;
  let lineStart = true;
  const flush = (beforeBlock) => {
    const kept = beforeBlock ? plain.replace(/\n$/, "") : plain;
    if (kept) out.push({ type: "paragraph", children: inline(kept) });
    plain = "";
  };
  while (position < text.length) {
    const found = blockAt(text, position, lineStart, depth);
    if (found) {
      flush(true);
      out.push(found.node);
      position += found.length;
      lineStart = true;
      continue;
    }
    const line = at(LINE, text, position)[0] || text[position];
    plain += line;
    position += line.length;
    lineStart = line.endsWith("\n");
  }
  flush(false);
  return out;
}

function blockAt(text, position, lineStart, depth) {
  const fence = text.startsWith("```", position) && at(FENCE, text, position);
  if (fence)
    return { node: { type: "codeblock", language: fence[1] ?? "", text: fence[2] }, length: fence[0].length };
  if (!lineStart) return null;
  let found = at(QUOTE_REST, text, position);
  if (found)
    return { node: { type: "quote", children: parse(found[1], depth + 1) }, length: found[0].length };
  found = at(QUOTE, text, position);
  if (found) {
    const inner = found[0].replace(/\n$/, "").replace(/^> /gm, "");
    return { node: { type: "quote", children: parse(inner, depth + 1) }, length: found[0].length };
  }
  found = at(HEADING, text, position);
  if (found)
    return {
      node: { type: "heading", level: found[1].length, children: inline(found[2].trim()) },
      length: found[0].length,
    };
  found = at(SUBTEXT, text, position);
  if (found) return { node: { type: "subtext", children: inline(found[1].trim()) }, length: found[0].length };
  return listAt(text, position);
}

const CONTINUED = /^ {2,}\S/;

function listAt(text, position) {
  const lines = [];
  let end = position;
  while (end < text.length) {
    const next = text.indexOf("\n", end);
    const line = text.slice(end, next < 0 ? text.length : next);
    const item = ITEM.exec(line);
    if (item ? endsList(item, lines) : !(lines.length && CONTINUED.test(line))) break;
    lines.push(line);
    end = next < 0 ? text.length : next + 1;
  }
  return lines.length ? { node: list(lines), length: end - position } : null;
}

/** A top-level item of the other sort (numbers, bullets) begins a list of its own. */
function endsList(item, lines) {
  const first = ITEM.exec(lines[0] ?? "");
  return Boolean(first) && item[1].length <= first[1].length && isOrdered(item) !== isOrdered(first);
}

function isOrdered(item) {
  return item[2] !== "-" && item[2] !== "*";
}

/** Lines of a list into nested lists: two or more spaces deeper is a level down. */
function list(lines) {
  const root = { type: "list", ordered: false, start: 1, items: [] };
  const stack = [{ indent: -1, node: root, first: true }];
  for (const line of lines) {
    const item = ITEM.exec(line);
    const level = stack.at(-1);
    if (!item) {
      level.node.items.at(-1)?.children.push({ type: "text", text: "\n" }, ...inline(line.trim()));
      continue;
    }
    const indent = item[1].length;
    const ordered = isOrdered(item);
    if (level.first) {
      Object.assign(level, { indent, first: false });
      Object.assign(level.node, { ordered, start: parseInt(item[2], 10) || 1 });
    } else if (indent >= level.indent + 2 && stack.length < DEEPEST) {
      const child = { type: "list", ordered, start: parseInt(item[2], 10) || 1, items: [] };
      level.node.items.at(-1).children.push(child);
      stack.push({ indent, node: child, first: false });
    } else {
      while (stack.length > 1 && indent < stack.at(-1).indent) stack.pop();
    }
    stack.at(-1).node.items.push({ children: inline(item[3]) });
  }
  return root;
}

// Each rule: a sticky pattern and what its match becomes. The first that fits wins.
const RULES = [
  [/\\([^0-9A-Za-z\s])/y, (m) => ({ type: "text", text: m[1] })],
  [
    /<(https?:\/\/[^\s<>]+)>/y,
    (m) => ({ type: "link", url: m[1], children: [{ type: "text", text: m[1] }] }),
  ],
  [/<@!?(\d{1,20})>/y, (m) => ({ type: "user", id: m[1] })],
  [/<@&(\d{1,20})>/y, (m) => ({ type: "role", id: m[1] })],
  [/<#(\d{1,20})>/y, (m) => ({ type: "channel", id: m[1] })],
  [/<\/([^:<>\n]{1,98}):(\d{1,20})>/y, (m) => ({ type: "command", name: m[1], id: m[2] })],
  [
    /<(a)?:(\w{2,32}):(\d{1,20})>/y,
    (m) => ({ type: "emoji", animated: Boolean(m[1]), name: m[2], id: m[3] }),
  ],
  [
    /<t:(-?\d{1,13})(?::([tTdDfFRsS]))?>/y,
    (m) => ({ type: "time", at: Number(m[1]) * 1000, style: m[2] ?? "f" }),
  ],
  [/@(everyone|here)/y, (m) => ({ type: "everyone", name: m[1] })],
  [
    /\[((?:\\.|[^[\]\\\n])+)\]\(<?(https?:\/\/[^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?\)/y,
    (m, depth) => ({ type: "link", url: m[2], children: inline(m[1], depth + 1) }),
  ],
  [
    /https?:\/\/[^\s<>]*[^\s<>.,:;"'\])]/y,
    (m) => ({ type: "link", url: m[0], children: [{ type: "text", text: m[0] }] }),
  ],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (m) => ({ type: "code", text: m[2].replace(/^ (.*) $/s, "$1") })],
  [/\|\|([\s\S]+?)\|\|/y, (m, depth) => ({ type: "spoiler", children: inline(m[1], depth + 1) })],
  [
    /\*\*((?:\\[\s\S]|[^\\])+?)\*\*(?!\*)/y,
    (m, depth) => ({ type: "bold", children: inline(m[1], depth + 1) }),
  ],
  [
    /__((?:\\[\s\S]|[^\\])+?)__(?!_)/y,
    (m, depth) => ({ type: "underline", children: inline(m[1], depth + 1) }),
  ],
  [/~~([\s\S]+?)~~/y, (m, depth) => ({ type: "strike", children: inline(m[1], depth + 1) })],
  [
    /\*(?=\S)((?:\*\*|\\[\s\S]|[^\\*])+?)\*(?!\*)/y,
    (m, depth) => ({ type: "italic", children: inline(m[1], depth + 1) }),
  ],
  [
    /_((?:__|\\[\s\S]|[^\\_])+?)_(?!\w)/y,
    (m, depth) => ({ type: "italic", children: inline(m[1], depth + 1) }),
  ],
];
const PLAIN = /[\s\S](?:(?!https?:)[^\\<@[`|*_~])*/y;

/** The inside of a line. */
export function inline(text, depth = 0) {
  if (depth > DEEPEST) return [{ type: "text", text }];
  const out = [];
  let position = 0;
  while (position < text.length) {
    const found = ruleAt(text, position, depth);
    const node = found?.node ?? { type: "text", text: at(PLAIN, text, position)[0] };
    const last = out.at(-1);
    if (node.type === "text" && last?.type === "text") last.text += node.text;
    else out.push(node);
    position += found?.length ?? node.text.length;
  }
  return out;
}

function ruleAt(text, position, depth) {
  for (const [pattern, make] of RULES) {
    const match = at(pattern, text, position);
    if (match) return { node: make(match, depth), length: match[0].length };
  }
  return null;
}
