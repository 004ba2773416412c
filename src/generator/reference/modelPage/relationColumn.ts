import {
  headPath,
  nameSvg,
  nameWidth,
  noteSvg,
  noteWidth,
  type RelationBox,
  type RelationDrawing,
} from './relationBoxes.ts';

const BOX_HEIGHT = 44;
const ROW = 54;
/** Indentation of a box relative to the next outer one; the line between them runs in the middle. */
const INDENT = 24;

/** Draws a model below those that use it and above those that it contains, narrow enough for a phone. */
export function relationColumn(
  name: string,
  above: readonly RelationBox[],
  below: readonly RelationBox[],
): RelationDrawing {
  const rows = above.length + 1 + below.length;
  const top = (row: number) => 1 + row * ROW;
  const middle = (row: number) => top(row) + BOX_HEIGHT / 2;
  const own = above.length;
  const x = above.length > 0 ? INDENT : 1;
  const inner = x + INDENT;
  const outerWidth = Math.max(boxWidth(above), nameWidth([{label: name}]));
  const innerWidth = boxWidth(below);
  const trunk = (first: number, from: number, to: number) => `M${first} ${from}V${to}`;
  const branch = (first: number, row: number) => `M${first} ${middle(row)}h${INDENT / 2}`;
  const lines = [
    ...(above.length > 0 ? [trunk(x - INDENT / 2, middle(0), middle(own))] : []),
    ...above.map((_, row) => branch(x - INDENT / 2, row)),
    ...(above.length > 0 ? [branch(x - INDENT / 2, own)] : []),
    ...(below.length > 0 ? [trunk(x + INDENT / 2, top(own) + BOX_HEIGHT, middle(rows - 1))] : []),
    ...below.map((_, index) => branch(x + INDENT / 2, own + 1 + index)),
  ];
  const heads = [
    ...(above.length > 0 ? [headPath(x, middle(own))] : []),
    ...below.map((_, index) => headPath(inner, middle(own + 1 + index))),
  ];
  const content = [
    `<path d="${lines.join('')}"/>`,
    `<path class="relation-head" d="${heads.join('')}"/>`,
    ...above.map((box, row) => boxSvg(x, outerWidth, top(row), box)),
    ...below.map((box, index) => boxSvg(inner, innerWidth, top(own + 1 + index), box)),
    `<g class="relation-centre">${boxSvg(x, outerWidth, top(own), {label: name, note: ''})}</g>`,
  ];
  return {
    width: Math.max(x + outerWidth, below.length > 0 ? inner + innerWidth : 0) + 1,
    height: rows * ROW - (ROW - BOX_HEIGHT) + 2,
    content: content.join(''),
  };
}

function boxWidth(boxes: readonly RelationBox[]): number {
  return boxes.length === 0 ? 0 : Math.max(nameWidth(boxes), noteWidth(boxes));
}

/** A box with a model's name and, below it, the note. */
function boxSvg(x: number, width: number, y: number, {label, note}: RelationBox): string {
  const baseline = y + (note === '' ? 26.5 : 19);
  return `<rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6"/>${nameSvg(label, `x="${x + 12}" y="${baseline}"`)}${noteSvg(note, `class="relation-field" x="${x + 12}" y="${y + 35}"`)}`;
}
