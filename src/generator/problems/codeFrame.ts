import type {Position} from '../shared/problems/Position.ts';

export interface CodeFrameLine {
  kind: 'code' | 'marked' | 'caret';
  /** Line number, or spaces under a line; padded to the same width. */
  number: string;
  text: string;
}

/**
 * Extracts the lines around a position from a source text: two before, the line itself, a caret line, one after. Tabs
 * become spaces, wide characters count double for the caret, and long lines are all cut to the same window around the
 * column.
 *
 * @param place Without a column, there is no caret line.
 * @param width Width of the code, in characters.
 * @returns no lines if the text does not have that line.
 */
export function codeFrame(
  source: string,
  place: {line: number; column?: number},
  width: number,
): CodeFrameLine[] {
  const lines = source.split(/\r?\n/).map(toPrintable);
  const raw = source.split(/\r?\n/)[place.line - 1];
  const marked = lines[place.line - 1];
  if (raw === undefined || marked === undefined) return [];

  const first = Math.max(1, place.line - 2);
  const last = Math.min(
    place.line + 1,
    lines.at(-1) === '' ? Math.max(place.line, lines.length - 1) : lines.length,
  );
  const column = place.column === undefined ? undefined : caretOffset(raw, place.column);
  const from = windowStart(displayWidth(marked), column ?? 0, width);
  const digits = String(last).length;

  const frame: CodeFrameLine[] = [];
  for (let number = first; number <= last; number++) {
    const text = cut(lines[number - 1] ?? '', from, width);
    frame.push({
      kind: number === place.line ? 'marked' : 'code',
      number: String(number).padStart(digits),
      text,
    });
    if (number === place.line && column !== undefined) {
      frame.push({kind: 'caret', number: ' '.repeat(digits), text: `${' '.repeat(column - from)}^`});
    }
  }
  return frame;
}

/** A position in the form that editors and terminals recognize after a file name: `:12:5`. */
export function positionSuffix({line, column}: Partial<Position>): string {
  if (line === undefined) return '';
  return column === undefined ? `:${line}` : `:${line}:${column}`;
}

const TAB = '  ';

/** Replaces control characters in a line, which could move the terminal's cursor. */
export function toPrintable(line: string): string {
  return line.replaceAll('\t', TAB).replace(/\p{Cc}/gu, '\u{fffd}');
}

/** Columns count UTF-16 units, as in editors; the caret counts terminal cells. */
function caretOffset(rawLine: string, column: number): number {
  return displayWidth(toPrintable(rawLine.slice(0, column - 1)));
}

function displayWidth(text: string): number {
  let width = 0;
  for (const character of text) width += cells(character);
  return width;
}

const WIDE_RE =
  /[\u{1100}-\u{115f}\u{2e80}-\u{303e}\u{3041}-\u{a4cf}\u{ac00}-\u{d7a3}\u{f900}-\u{faff}\u{fe30}-\u{fe6f}\u{ff00}-\u{ff60}\u{ffe0}-\u{ffe6}\u{20000}-\u{3fffd}]|\p{Emoji_Presentation}/u;

function cells(character: string): number {
  if (character < '\u{300}') return 1;
  if (/^(?:\p{M}|\p{Cf})$/u.test(character)) return 0;
  return WIDE_RE.test(character) ? 2 : 1;
}

/** The caret is two thirds into the window, unless the line fits, or ends before the window does. */
function windowStart(lineWidth: number, column: number, width: number): number {
  if (lineWidth <= width) return 0;
  return Math.max(0, Math.min(column - Math.floor((width * 2) / 3), Math.max(lineWidth, column + 1) - width));
}

function cut(line: string, from: number, width: number): string {
  let at = 0;
  let text = '';
  for (const character of line) {
    if (at >= from && at + cells(character) <= from + width) text += character;
    at += cells(character);
  }
  if (from > 0 && text !== '') text = `…${text.slice(firstCharacter(text).length)}`;
  if (at > from + width) text = `${text.slice(0, -lastCharacter(text).length)}…`;
  return text.trimEnd();
}

function firstCharacter(text: string): string {
  return [...text][0] ?? '';
}

function lastCharacter(text: string): string {
  return [...text].at(-1) ?? '';
}
