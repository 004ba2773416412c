import type {ModelUse} from '../model/referenceGraph.ts';
import {escapeHtml, escapeText} from './html.ts';

/** Boxes on each side; the lists beside the picture name all. */
const MOST_BOXES = 8;

const BOX_HEIGHT = 34;
const ROW = 46;
/** Columns are as wide as their longest text, within these; what is longer is cut and named by a tooltip. */
const BOX = {least: 96, padding: 26, perCharacter: 7.6, most: 30};
const GAP = {least: 72, padding: 40, perCharacter: 6.7, most: 26};

interface Box {
  label: string;
  /** Fields on the line between. */
  note: string;
}

/**
 * Draws a model between those that use it and those that it contains. The colours are custom properties of the theme,
 * so that one picture serves both colour modes. Empty when the model stands alone.
 */
export function relationDiagram(
  name: string,
  usedBy: readonly ModelUse[],
  contains: readonly ModelUse[],
): string {
  const left = boxesOf(usedBy);
  const right = boxesOf(contains);
  if (left.length === 0 && right.length === 0) return '';
  const rows = Math.max(left.length, right.length, 1);
  const height = rows * ROW + 12;
  const middle = height / 2;
  const leftWidth = boxWidth(left);
  const centreWidth = boxWidth([{label: name, note: ''}]);
  const rightWidth = boxWidth(right);
  const leftEnd = 1 + leftWidth;
  const centre = left.length > 0 ? leftEnd + gapWidth(left) : 1;
  const centreEnd = centre + centreWidth;
  const rightStart = centreEnd + gapWidth(right);
  const width = (right.length > 0 ? rightStart + rightWidth : centreEnd) + 1;
  const place = (boxes: Box[], index: number) => middle + (index - (boxes.length - 1) / 2) * ROW;
  const parts = [
    ...left.map((box, index) => lineSvg(leftEnd, place(left, index), centre, middle, box.note, 'start')),
    ...right.map((box, index) =>
      lineSvg(centreEnd, middle, rightStart, place(right, index), box.note, 'end'),
    ),
    ...left.map((box, index) => boxSvg(1, leftWidth, place(left, index), box.label)),
    ...right.map((box, index) => boxSvg(rightStart, rightWidth, place(right, index), box.label)),
    boxSvg(centre, centreWidth, middle, name, true),
  ];
  const names = (boxes: Box[]) => boxes.map(({label}) => label).join(', ');
  const text = [
    left.length > 0 ? `${name} is used by ${names(left)}.` : '',
    right.length > 0 ? `${name} contains ${names(right)}.` : '',
  ].filter(Boolean);
  return `<figure class="diagram relations" tabindex="0"><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(text.join(' '))}">${parts.join('')}</svg></figure>`;
}

function boxesOf(uses: readonly ModelUse[]): Box[] {
  const byModel = new Map<string, Set<string>>();
  for (const {model, field, many, parent} of uses) {
    const notes = byModel.get(model) ?? new Set<string>();
    byModel.set(model, notes);
    if (parent) notes.add('built on');
    else if (field !== undefined) notes.add(field + (many ? '[]' : ''));
  }
  const boxes = [...byModel].map(([label, notes]): Box => {
    const [first = '', ...rest] = notes;
    return {label, note: rest.length === 0 ? first : `${first} +${rest.length}`};
  });
  if (boxes.length <= MOST_BOXES) return boxes;
  const hidden = boxes.length - MOST_BOXES + 1;
  return [...boxes.slice(0, MOST_BOXES - 1), {label: `${hidden} more`, note: ''}];
}

function boxWidth(boxes: readonly Box[]): number {
  return widthOf(
    boxes.map(({label}) => label),
    BOX,
  );
}

function gapWidth(boxes: readonly Box[]): number {
  return widthOf(
    boxes.map(({note}) => note),
    GAP,
  );
}

function widthOf(texts: readonly string[], {least, padding, perCharacter, most}: typeof BOX): number {
  const longest = Math.max(0, ...texts.map(({length}) => Math.min(length, most)));
  return Math.max(least, Math.ceil(longest * perCharacter + padding));
}

function boxSvg(x: number, width: number, middle: number, label: string, isCentre = false): string {
  const y = middle - BOX_HEIGHT / 2;
  const kind = isCentre ? ' class="relation-centre"' : '';
  return `<g${kind}><rect x="${x}" y="${y}" width="${width}" height="${BOX_HEIGHT}" rx="6"/><text x="${x + width / 2}" y="${middle + 4.5}" text-anchor="middle">${textSvg(label, BOX.most)}</text></g>`;
}

function lineSvg(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  note: string,
  side: 'start' | 'end',
): string {
  const [atBox, atCentre] = side === 'start' ? [y1, y2] : [y2, y1];
  // Bent beside the centre, so that the line runs straight along its note.
  const bend = (side === 'start' ? 0.82 : 0.18) * (x2 - x1) + x1;
  // Outside the curve, which comes from above the lower boxes and from below the upper ones.
  const y = atBox > atCentre ? atBox + 13 : atBox - 5;
  const label =
    note === ''
      ? ''
      : `<text class="relation-note" x="${side === 'start' ? x1 + 6 : x2 - 8}" y="${y}" text-anchor="${side}">${textSvg(note, GAP.most)}</text>`;
  return `<path d="M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}"/><path class="relation-head" d="M${x2 - 7} ${y2 - 4}L${x2} ${y2}L${x2 - 7} ${y2 + 4}"/>${label}`;
}

/** The text, cut to a number of characters; the whole of it is then the tooltip. */
function textSvg(text: string, most: number): string {
  if (text.length <= most) return escapeText(text);
  return `<title>${escapeText(text)}</title>${escapeText(`${text.slice(0, most - 1)}…`)}`;
}
