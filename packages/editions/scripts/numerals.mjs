// The numbers of the squares, as strokes of our own: no font is needed, so the picture is the same everywhere.

/** Ten figures in boxes of 10 by 16. */
const figures = [
  "M5,1 C9.6,1 9.6,15 5,15 C0.4,15 0.4,1 5,1 Z",
  "M2.6,4 L5.6,1 V15",
  "M1.2,4.8 C1.2,-0.3 8.8,-0.3 8.8,4.6 C8.8,8.2 1.8,11 1.2,15 H9",
  "M1.4,2.7 C3.5,0 8.5,0.6 8.5,4.3 C8.5,7.4 5.2,7.6 4.2,7.6 C5.6,7.6 9,8 9,11.4 C9,15.7 3.2,16 1,13.2",
  "M7,15 V1 L1,11 H9.4",
  "M8.4,1 H2.5 L1.8,7.2 C4,5.6 9,6 9,10.4 C9,15.8 3,16 1,13",
  "M7.8,1.3 C3.4,1.6 1,6 1,10.4 C1,16.5 9,16.5 9,10.6 C9,5.4 2,5.2 1,10.4",
  "M1,1 H9 C6,5 4,10 3.8,15",
  "M5,7.4 C0.6,7 0.6,1 5,1 C9.4,1 9.4,7 5,7.4 C-0.2,7.8 -0.2,15 5,15 C10.2,15 10.2,7.8 5,7.4 Z",
  "M9,5.6 C8,10.8 1,10.6 1,5.4 C1,-0.5 9,-0.5 9,5.6 C9,10 6.6,14.4 2.2,14.7",
];

/** A number at the top left of its square, with a light edge, so that it can be read on whatever lies below. */
export function numeral(number, { x, y }) {
  const strokes = Array.from(String(number), (figure, place) => {
    return `<path d="${figures[Number(figure)]}" transform="translate(${place * 13},0)"/>`;
  }).join("");
  return `<g transform="translate(${x + 9},${y + 8}) scale(1.15)" fill="none" stroke-linecap="round" stroke-linejoin="round">
<g stroke="#fffdf5" stroke-width="6" stroke-opacity="0.9">${strokes}</g><g stroke="#3b3226" stroke-width="2.3">${strokes}</g>
</g>`;
}
