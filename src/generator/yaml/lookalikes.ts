import type {YamlMistake} from './InvalidYaml.ts';

type Explanation = Pick<YamlMistake, 'reason' | 'hint'>;

/** Spaces that look like an ordinary one but are text to YAML. */
const OTHER_SPACE = '[\\u00a0\\u2000-\\u200b\\u202f\\u3000]';

/** What such a space is called. */
const NOT_ORDINARY = 'a no-break or other space';

/** The indentation of a key or list item that has such a space in it. */
const OTHER_INDENT = new RegExp(`^ *${OTHER_SPACE}(?:${OTHER_SPACE}| )*(?=[\\w-]+[ \\t]*:(?:\\s|$)|-[ \\t])`);

/** The beginning of a text of several lines, in which all spaces are text. */
const BLOCK_TEXT = /[:-][ \t]+[|>][-+\d]*[ \t]*$/;

/** The numbers of the lines that are indented with other spaces, so that YAML reads them in another way than they look. */
export function otherIndents(text: string): number[] {
  if (!new RegExp(OTHER_SPACE).test(text)) return [];
  let isText = false;
  return text.split('\n').flatMap((line, index): number[] => {
    const isInside = isText && /^(?:\s|$)/.test(line);
    isText = isInside || BLOCK_TEXT.test(line);
    return !isInside && OTHER_INDENT.test(line) ? [index + 1] : [];
  });
}

/** What is wrong with a line of `otherIndents`. */
export const INDENT_MISTAKE = `is indented with ${NOT_ORDINARY}, which YAML reads as text`;

/** What to do about it. */
export const INDENT_HINT = 'Delete the spaces at the beginning of the line, and type them again.';

/** A key, and what follows it instead of a colon and a space. */
const KEY = new RegExp(`^[ -]*([\\w-]+)(?:(:${OTHER_SPACE})|(\\uff1a)|:(?=[^\\s/]))`);

/** Explains why a line that looks like a key with its value is none. */
export function keyMistake(line: string): Explanation | undefined {
  const [, key, space, colon] = KEY.exec(line) ?? [];
  if (key === undefined) return undefined;
  const hint = `Write \`${key}: value\`, with an ordinary colon and space.`;
  if (colon !== undefined) return {reason: 'the colon is a full-width one, which YAML reads as text', hint};
  return space === undefined
    ? {reason: `a space is missing after \`${key}:\``, hint: `Write \`${key}: value\`.`}
    : {reason: `the space after \`${key}:\` is not an ordinary one, but ${NOT_ORDINARY}`, hint};
}

/**
 * Explains a mistake in terms of characters that look like those of YAML: text processors write them instead.
 *
 * @param offset Where the mistake is in the text.
 */
export function lookalikeMistake(message: string, text: string, offset: number): Partial<Explanation> {
  const end = text.indexOf('\n', offset);
  const line = text.slice(offset, end === -1 ? undefined : end);
  if (/^Implicit (?:map )?keys need/.test(message)) return keyMistake(line) ?? {};
  const [, quote] = (/^Missing closing/.test(message) ? /^["'].*([“”‘’])/ : /^([“”„‘’])/).exec(line) ?? [];
  return quote === undefined ? {} : {hint: `Write straight quotes, \`"\`: in YAML, \`${quote}\` is text.`};
}
