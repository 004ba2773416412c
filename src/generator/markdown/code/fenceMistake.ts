import type {Code} from 'mdast';

/** Why a fenced code block takes in more than its code. */
export interface FenceMistake {
  /** The backticks or tildes that open the block. */
  marks: string;
  /** Lines between the opening and the next one; undefined if the block is never closed. */
  nested?: number;
}

/** Languages whose samples may contain a fence, and plain text. */
const SHOWS_MARKDOWN = /^(?:mdx?|markdown|te?xt|plain|diff|)$/i;

/**
 * Finds out whether a fence is never closed, or too late.
 *
 * @param raw The block as written, from its opening fence.
 */
export function fenceMistake(
  raw: string,
  {value, lang}: Pick<Code, 'value' | 'lang'>,
): FenceMistake | undefined {
  const marks = /^(?:`{3,}|~{3,})/.exec(raw)?.[0];
  if (marks === undefined) return undefined;
  const lines = raw.trimEnd().split('\n');
  const closing = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '').trimEnd() : '';
  if (!closing.startsWith(marks) || /[^`~]/.test(closing)) return {marks};
  if (SHOWS_MARKDOWN.test(lang ?? '')) return undefined;
  const opening = new RegExp(`^\\s*${marks}[A-Za-z]\\w*`);
  const nested = value.split('\n').findIndex((one) => opening.test(one));
  return nested === -1 ? undefined : {marks, nested};
}
