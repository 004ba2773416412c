import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {ModelUse} from '../model/referenceGraph.ts';
import {escapeText} from '../../shared/html/escapeHtml.ts';

/** The largest number of boxes on each side; the lists next to the image are complete. */
const MOST_BOXES = 8;

/** Boxes are as wide as their longest text, within these limits; longer text is cut and shown in a tooltip. */
const NAME = {least: 96, padding: 26, perCharacter: 7.6, most: 30};
const NOTE = {least: 72, padding: 40, perCharacter: 6.7, most: 26};

/** A related model in the drawing. */
export interface RelationBox {
  label: string;
  /** The fields that connect the two. */
  note: string;
}

/** The content of a drawing, without its `<svg>` element. */
export interface RelationDrawing {
  width: number;
  height: number;
  content: string;
}

/** One box for each model, up to the number that the image has room for. */
export function relationBoxes(
  uses: readonly ModelUse[],
  {words}: Pick<RenderContext, 'words'>,
): RelationBox[] {
  const byModel = new Map<string, Set<string>>();
  for (const {model, field, many, parent} of uses) {
    const notes = byModel.get(model) ?? new Set<string>();
    byModel.set(model, notes);
    if (parent) notes.add(words.builtOnNote);
    else if (field !== undefined) notes.add(field + (many ? '[]' : ''));
  }
  const boxes = [...byModel].map(([label, notes]): RelationBox => {
    const [first = '', ...rest] = notes;
    return {label, note: rest.length === 0 ? first : `${first} +${rest.length}`};
  });
  if (boxes.length <= MOST_BOXES) return boxes;
  const hidden = boxes.length - MOST_BOXES + 1;
  return [...boxes.slice(0, MOST_BOXES - 1), {label: fillMessage(words.more, {count: hidden}), note: ''}];
}

/** The width of boxes with these names. */
export function nameWidth(boxes: readonly {label: string}[]): number {
  return widthOf(
    boxes.map(({label}) => label),
    NAME,
  );
}

/** The width needed for the notes of these boxes. */
export function noteWidth(boxes: readonly RelationBox[]): number {
  return widthOf(
    boxes.map(({note}) => note),
    NOTE,
  );
}

function widthOf(texts: readonly string[], {least, padding, perCharacter, most}: typeof NAME): number {
  const longest = Math.max(0, ...texts.map(({length}) => Math.min(length, most)));
  return Math.max(least, Math.ceil(longest * perCharacter + padding));
}

/** The path of an arrowhead that points to the right, with its tip at a place. */
export function headPath(x: number, y: number): string {
  return `M${x - 7} ${y - 4}L${x} ${y}L${x - 7} ${y + 4}`;
}

/** The name of a model, cut to fit into a box. */
export function nameSvg(label: string, attributes: string): string {
  return `<text ${attributes}>${cutSvg(label, NAME.most)}</text>`;
}

/** The note at a model, cut to fit into its place. */
export function noteSvg(note: string, attributes: string): string {
  return note === '' ? '' : `<text ${attributes}>${cutSvg(note, NOTE.most)}</text>`;
}

/** Cuts a text to a number of characters and adds the full text as a tooltip. */
function cutSvg(text: string, most: number): string {
  if (text.length <= most) return escapeText(text);
  return `<title>${escapeText(text)}</title>${escapeText(`${text.slice(0, most - 1)}…`)}`;
}
