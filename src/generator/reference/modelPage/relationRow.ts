import {
  headPath,
  nameSvg,
  nameWidth,
  noteSvg,
  noteWidth,
  type RelationBox,
  type RelationDrawing,
} from './relationBoxes.ts';

const BOX_HEIGHT = 34;
const ROW = 46;

/** Draws a model between those that use it, on the left, and those that it contains, on the right. */
export function relationRow(
  name: string,
  left: readonly RelationBox[],
  right: readonly RelationBox[],
): RelationDrawing {
  const height = Math.max(left.length, right.length, 1) * ROW + 12;
  const middle = height / 2;
  const leftWidth = nameWidth(left);
  const centreWidth = nameWidth([{label: name}]);
  const rightWidth = nameWidth(right);
  const leftEnd = 1 + leftWidth;
  const centre = left.length > 0 ? leftEnd + noteWidth(left) : 1;
  const centreEnd = centre + centreWidth;
  const rightStart = centreEnd + noteWidth(right);
  const width = (right.length > 0 ? rightStart + rightWidth : centreEnd) + 1;
  const placed = (boxes: readonly RelationBox[]) =>
    boxes.map((box, index) => ({...box, y: middle + (index - (boxes.length - 1) / 2) * ROW}));
  const users = placed(left);
  const parts = placed(right);
  const content = [
    // Bent close to the center, so that lines are straight along their notes.
    ...users.map(({y}) => lineSvg(leftEnd, y, centre, middle, 0.82)),
    ...parts.map(({y}) => lineSvg(centreEnd, middle, rightStart, y, 0.18)),
    // After all lines, so that no line runs through another line's note.
    ...users.map(({note, y}) => noteByCurve(note, leftEnd + 6, y, middle, 'start')),
    ...parts.map(({note, y}) => noteByCurve(note, rightStart - 8, y, middle, 'end')),
    ...users.map(({label, y}) => boxSvg(1, leftWidth, y, label)),
    ...parts.map(({label, y}) => boxSvg(rightStart, rightWidth, y, label)),
    `<g class="relation-centre">${boxSvg(centre, centreWidth, middle, name)}</g>`,
  ];
  return {width, height, content: content.join('')};
}

function boxSvg(x: number, width: number, middle: number, label: string): string {
  const y = middle - BOX_HEIGHT / 2;
  return `<rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6"/>${nameSvg(label, `x="${x + width / 2}" y="${middle + 4.5}" text-anchor="middle"`)}`;
}

/** A curve with an arrowhead, bent at a fraction of its width. */
function lineSvg(x1: number, y1: number, x2: number, y2: number, bend: number): string {
  const x = Math.round(x1 + bend * (x2 - x1));
  return `<path d="M${x1} ${y1}C${x} ${y1} ${x} ${y2} ${x2} ${y2}"/><path class="relation-head" d="${headPath(x2, y2)}"/>`;
}

/** Places a note outside the curve, which comes from above for lower boxes and from below for upper ones. */
function noteByCurve(note: string, x: number, y: number, middle: number, anchor: 'start' | 'end'): string {
  const height = y > middle ? y + 13 : y - 5;
  return noteSvg(note, `class="relation-note" x="${x}" y="${height}" text-anchor="${anchor}"`);
}
