// Our own line drawings, as paths in a 24 by 24 box.

const PATHS = {
  hash: "M9 4 7 20 M17 4l-2 16 M4 9h16 M3.5 15h16",
  thread: "M5 4v9a4 4 0 0 0 4 4h10 M15 13l4 4-4 4",
  menu: "M4 7h16 M4 12h16 M4 17h10",
  close: "M6 6l12 12 M18 6 6 18",
  plus: "M12 5v14 M5 12h14",
  gear: "M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z M12 3v3 M12 18v3 M3 12h3 M18 12h3 M5.6 5.6l2.2 2.2 M16.2 16.2l2.2 2.2 M18.4 5.6l-2.2 2.2 M7.8 16.2l-2.2 2.2",
  people:
    "M9 11a3.2 3.2 0 1 0 0-6.4A3.2 3.2 0 0 0 9 11z M3 20c0-3.6 2.6-6 6-6s6 2.4 6 6 M16 5a3 3 0 0 1 0 6 M17.5 14.4c2.2.7 3.5 2.8 3.5 5.6",
  window: "M14 4h6v6 M20 4l-9 9 M18 14v5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1h5",
  send: "M4 12 20 4l-5 16-3.5-6.5z M11.5 13.5 20 4",
  eye: "M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12z M12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z",
  check: "M5 12.5l4.5 4.5L19 7.5",
  down: "M6 9l6 6 6-6",
  left: "M15 5l-7 7 7 7",
  right: "M9 5l7 7-7 7",
  copy: "M9 9h11v11H9z M15 9V4H4v11h5",
  trash: "M4 7h16 M9 7V4h6v3 M6 7l1 13h10l1-13",
  file: "M6 3h8l5 5v13H6z M14 3v5h5",
  warn: "M12 4 2.5 20h19z M12 10v5 M12 17.4v.2",
  slash: "M15 4 9 20",
  link: "M14 4h6v6 M20 4l-8 8 M10 6H5v13h13v-5",
  upload: "M12 16V4 M7 9l5-5 5 5 M4 16v4h16v-4",
};

const SPACE = "http://www.w3.org/2000/svg";

function svg(box, className) {
  const picture = document.createElementNS(SPACE, "svg");
  picture.setAttribute("viewBox", box);
  picture.setAttribute("aria-hidden", "true");
  picture.setAttribute("class", className);
  return picture;
}

/** A line icon by name. */
export function icon(name) {
  const picture = svg("0 0 24 24", "icon");
  const path = document.createElementNS(SPACE, "path");
  path.setAttribute("d", PATHS[name]);
  picture.append(path);
  return picture;
}

function shape(tag, attributes) {
  const element = document.createElementNS(SPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** The mark of the table: three orbits around a star, turning slowly where motion is welcome. */
export function orrery(className = "orrery") {
  const picture = svg("0 0 120 120", className);
  for (const [radius, planet, dot] of [
    [20, 4, "a"],
    [35, 5.5, "b"],
    [51, 4.5, "c"],
  ]) {
    const orbit = shape("g", { class: `orbit orbit-${dot}` });
    orbit.append(shape("circle", { cx: 60, cy: 60, r: radius, class: "ring" }));
    orbit.append(shape("circle", { cx: 60 + radius, cy: 60, r: planet, class: `planet planet-${dot}` }));
    picture.append(orbit);
  }
  picture.append(shape("circle", { cx: 60, cy: 60, r: 8, class: "star" }));
  return picture;
}
