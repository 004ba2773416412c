import type {ModelUse} from '../model/referenceGraph.ts';
import {escapeHtml, escapeText} from './html.ts';

/** Boxes on each side; the lists beside the picture name all. */
const MOST_BOXES = 8;

const BOX_WIDTH = 164;
const BOX_HEIGHT = 34;
const ROW = 46;
const GAP = 104;
const LONGEST_LABEL = 21;

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
  const leftWidth = left.length > 0 ? BOX_WIDTH + GAP : 0;
  const centre = leftWidth + 1;
  const width = centre + BOX_WIDTH + (right.length > 0 ? GAP + BOX_WIDTH : 0) + 1;
  const place = (boxes: Box[], index: number) => middle + (index - (boxes.length - 1) / 2) * ROW;
  const parts = [
    ...left.map((box, index) =>
      lineSvg(1 + BOX_WIDTH, place(left, index), centre, middle, box.note, 'start'),
    ),
    ...right.map((box, index) =>
      lineSvg(centre + BOX_WIDTH, middle, centre + BOX_WIDTH + GAP, place(right, index), box.note, 'end'),
    ),
    ...left.map((box, index) => boxSvg(1, place(left, index), box.label, false)),
    ...right.map((box, index) => boxSvg(centre + BOX_WIDTH + GAP, place(right, index), box.label, false)),
    boxSvg(centre, middle, name, true),
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

function boxSvg(x: number, middle: number, label: string, isCentre: boolean): string {
  const y = middle - BOX_HEIGHT / 2;
  const kind = isCentre ? ' class="relation-centre"' : '';
  return `<g${kind}><rect x="${x}" y="${y}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="6"/><text x="${x + BOX_WIDTH / 2}" y="${middle + 4.5}" text-anchor="middle">${escapeText(cut(label, LONGEST_LABEL))}</text></g>`;
}

function lineSvg(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  note: string,
  side: 'start' | 'end',
): string {
  const bend = (x1 + x2) / 2;
  const label =
    note === ''
      ? ''
      : `<text class="relation-note" x="${side === 'start' ? x1 + 6 : x2 - 8}" y="${(side === 'start' ? y1 : y2) - 5}" text-anchor="${side}">${escapeText(cut(note, 14))}</text>`;
  return `<path d="M${x1} ${y1}C${bend} ${y1} ${bend} ${y2} ${x2} ${y2}"/><path class="relation-head" d="M${x2 - 7} ${y2 - 4}L${x2} ${y2}L${x2 - 7} ${y2 + 4}"/>${label}`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length - 1)}…` : text;
}
