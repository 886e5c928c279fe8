// A board as an SVG drawing. The picture is the grid and nothing else: squares of one size from edge to edge,
// numbered from the bottom left, each row in the other direction, as the kata asks.
import { numeral } from "./numerals.mjs";

const cell = 100;
const round = (value) => Math.round(value * 10) / 10;

export function drawing({ rows, columns, ladders, snakes }) {
  const width = columns * cell;
  const height = rows * cell;
  const squares = Array.from({ length: rows * columns }, (_, index) => index + 1);
  const corner = (square) => {
    const row = Math.floor((square - 1) / columns);
    const step = (square - 1) % columns;
    const column = row % 2 === 0 ? step : columns - 1 - step;
    return { x: column * cell, y: (rows - 1 - row) * cell, row, column };
  };
  /** Where a jump begins or ends: a little below the middle, so that the number stays free. */
  const middle = (square) => {
    const { x, y } = corner(square);
    return { x: x + cell * 0.52, y: y + cell * 0.56 };
  };
  const parts = [
    ...squares.map((square) => ground(corner(square), rows)),
    ...turns(rows, columns, corner),
    star(corner(rows * columns)),
    ...ladders.map(([from, to]) => ladder(middle(from), middle(to))),
    ...snakes.map(([from, to], index) => snake(middle(from), middle(to), index)),
    ...squares.map((square) => numeral(square, corner(square))),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${parts.join("\n")}
</svg>
`;
}

/** From the meadow at the bottom to the evening sky at the top, in a chequer of two shades. */
function ground({ x, y, row, column }, rows) {
  const stops = [
    [206, 226, 170],
    [247, 233, 178],
    [250, 212, 178],
    [222, 205, 232],
    [190, 214, 240],
  ];
  const at = (row / Math.max(rows - 1, 1)) * (stops.length - 1);
  const low = Math.min(Math.floor(at), stops.length - 2);
  const shade = (row + column) % 2 === 0 ? 0 : 9;
  const colour = stops[low].map((value, index) => {
    const mixed = Math.round(value + (stops[low + 1][index] - value) * (at - low)) + shade;
    return Math.min(255, mixed).toString(16).padStart(2, "0");
  });
  return `<rect x="${x}" y="${y}" width="${cell}" height="${cell}" fill="#${colour.join("")}"/>`;
}

/** A small arrow wherever the way turns up to the next row. */
function turns(rows, columns, corner) {
  return Array.from({ length: rows - 1 }, (_, row) => {
    const { x, y } = corner((row + 1) * columns);
    const [mid, edge] = [x + cell / 2, y];
    return `<path d="M${mid - 9},${edge + 5} L${mid},${edge - 6} L${mid + 9},${edge + 5} Z" fill="#ffffff" fill-opacity="0.85"/>`;
  });
}

/** Home, at the top right of its square, where no jump ends. */
function star({ x, y }) {
  const [cx, cy] = [x + cell * 0.79, y + cell * 0.27];
  const points = Array.from({ length: 10 }, (_, index) => {
    const radius = index % 2 === 0 ? 21 : 9.5;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${round(cx + radius * Math.cos(angle))},${round(cy + radius * Math.sin(angle))}`;
  });
  return `<polygon points="${points.join(" ")}" fill="#ffd24a" stroke="#d99a1c" stroke-width="2.5" stroke-linejoin="round"/>`;
}

function ladder(foot, top) {
  const length = Math.hypot(top.x - foot.x, top.y - foot.y);
  const angle = (Math.atan2(top.y - foot.y, top.x - foot.x) * 180) / Math.PI;
  const [start, end] = [-10, length + 10];
  const count = Math.max(2, Math.round(length / 26));
  const rungs = Array.from({ length: count }, (_, index) => {
    const at = round(((index + 0.5) * length) / count);
    return `M${at},-11 V11`;
  }).join(" ");
  const rails = `M${start},-13 H${round(end)} M${start},13 H${round(end)}`;
  return `<g transform="translate(${round(foot.x)},${round(foot.y)}) rotate(${round(angle)})" fill="none" stroke-linecap="round">
<path d="${rails} ${rungs}" stroke="#5b3d1e" stroke-opacity="0.22" stroke-width="10" transform="translate(3,3)"/>
<path d="${rungs}" stroke="#7a4f22" stroke-width="7.5"/><path d="${rungs}" stroke="#dba75e" stroke-width="4"/>
<path d="${rails}" stroke="#7a4f22" stroke-width="9"/><path d="${rails}" stroke="#c98b3f" stroke-width="5.5"/>
</g>`;
}

const skins = [
  ["#2f8f6b", "#1c5f47", "#bfe8c9"],
  ["#c8553d", "#8a3322", "#ffd9b8"],
  ["#6a5aa8", "#453a78", "#dcd2ff"],
  ["#2d7fa6", "#1a5473", "#c3ecff"],
  ["#b0467f", "#762a54", "#ffd0e8"],
  ["#8a8a2b", "#5c5c17", "#f2f0b4"],
];

/** A winding body that grows thinner from the head to the tail. */
function snake(head, tail, index) {
  const [skin, edge, spots] = skins[index % skins.length];
  const [dx, dy] = [tail.x - head.x, tail.y - head.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const waves = Math.max(1, Math.round(length / 150));
  const swing = Math.min(24, length / 7) * (index % 2 === 0 ? 1 : -1);
  const steps = 24 * waves;
  const spine = Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const side = swing * Math.sin(t * waves * 2 * Math.PI) * Math.min(1, 6 * t, 4 * (1 - t) + 0.2);
    return { x: head.x + dx * t - uy * side, y: head.y + dy * t + ux * side, half: 11 * (1 - 0.78 * t ** 1.6) };
  });
  const sides = spine.map((point, step) => {
    const before = spine[Math.max(0, step - 1)];
    const after = spine[Math.min(steps, step + 1)];
    const along = Math.hypot(after.x - before.x, after.y - before.y);
    const [nx, ny] = [-(after.y - before.y) / along, (after.x - before.x) / along];
    const edgeAt = (sign) => `${round(point.x + sign * nx * point.half)},${round(point.y + sign * ny * point.half)}`;
    return [edgeAt(1), edgeAt(-1)];
  });
  const body = `M${[...sides.map(([left]) => left), ...sides.map(([, right]) => right).toReversed()].join(" L")} Z`;
  const dots = spine
    .filter((_, step) => step > 4 && step < steps - 3 && step % 5 === 0)
    .map(({ x, y, half }) => `<circle cx="${round(x)}" cy="${round(y)}" r="${round(half * 0.42)}"/>`);
  // The head looks away from its own neck.
  const neck = spine[3];
  const looks = round((Math.atan2(head.y - neck.y, head.x - neck.x) * 180) / Math.PI);
  return `<path d="${body}" fill="#000000" fill-opacity="0.16" transform="translate(4,4)"/>
<path d="${body}" fill="${skin}" stroke="${edge}" stroke-width="2.5" stroke-linejoin="round"/>
<g fill="${spots}">${dots.join("")}</g>
<g transform="translate(${round(head.x)},${round(head.y)}) rotate(${looks})">
<path d="M17,0 H27 M27,0 L33,-5 M27,0 L33,5" fill="none" stroke="#c0272d" stroke-width="2.6" stroke-linecap="round"/>
<ellipse rx="19" ry="14.5" fill="${skin}" stroke="${edge}" stroke-width="2.5"/>
<circle cx="6" cy="-7" r="4.6" fill="#ffffff"/><circle cx="6" cy="7" r="4.6" fill="#ffffff"/>
<circle cx="7.5" cy="-7" r="2.3" fill="#222222"/><circle cx="7.5" cy="7" r="2.3" fill="#222222"/>
</g>`;
}
