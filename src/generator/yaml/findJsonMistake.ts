import {positionAt} from '../shared/problems/Position.ts';
import type {YamlMistake} from './InvalidYaml.ts';

/** The expected next token: a key or a value, or the bracket that ends a collection, or what follows either. */
type Expected = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'next' | 'end';

/** A quoted string, a number, a word, or any other character. */
const LEXEME =
  /"[ !#-[\]-\u{10ffff}]*(?:\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4})[ !#-[\]-\u{10ffff}]*)*"|[-+.\w$]+|\/[/*]|./suy;
const SPACE = /[ \t\n\r]*/y;
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[-+]?\d+)?$/i;

/**
 * The first mistake in a text that is not valid JSON (RFC 8259); undefined if it is valid. `JSON.parse` does not always
 * report where it stopped. Any depth is supported.
 */
export function findJsonMistake(text: string): YamlMistake | undefined {
  /** Offsets of the open brackets. */
  const open: number[] = [];
  let expected: Expected = 'value';
  let comma: number | undefined;
  const mistake = (offset: number, reason: string, hint: string): YamlMistake => ({
    ...positionAt(text, offset),
    reason,
    hint,
  });
  const afterValue = (): Expected => (open.length === 0 ? 'end' : 'next');

  for (let offset = skipSpace(text, 0); ; offset = skipSpace(text, offset)) {
    const opener = text[open.at(-1) ?? -1];
    const closer = opener === '{' ? '}' : ']';
    LEXEME.lastIndex = offset;
    const lexeme = LEXEME.exec(text)?.[0];
    if (lexeme === undefined) {
      if (expected === 'end') return undefined;
      const last = open.at(-1);
      if (last === undefined) return mistake(0, 'it is empty', 'Write a value, such as `{}`.');
      return mistake(last, `a \`${opener}\` is never closed with \`${closer}\``, 'Close it.');
    }
    const wrong = lexemeMistake(lexeme);
    if (wrong !== undefined) return mistake(offset, ...wrong);
    const isText = lexeme.startsWith('"');
    if (expected === 'end') return mistake(offset, 'something follows its value', 'Remove it.');

    if (lexeme === closer && open.length > 0 && comma !== undefined) {
      return mistake(comma, 'a comma follows the last entry', 'Remove the comma.');
    }
    comma = undefined;
    if (lexeme === closer && ['firstItem', 'firstKey', 'next'].includes(expected)) {
      open.pop();
      expected = afterValue();
    } else if (expected === 'next') {
      if (lexeme !== ',') return mistake(offset, ...missingComma(lexeme, closer));
      comma = offset;
      expected = opener === '{' ? 'key' : 'value';
    } else if (expected === 'colon') {
      if (lexeme !== ':') return mistake(offset, 'a key has no `:` after it', 'Write `"key": value`.');
      expected = 'value';
    } else if (expected === 'key' || expected === 'firstKey') {
      if (!isText) return mistake(offset, 'a key is not in double quotes', 'Write `"key": value`.');
      expected = 'colon';
    } else if (lexeme === '{' || lexeme === '[') {
      open.push(offset);
      expected = lexeme === '{' ? 'firstKey' : 'firstItem';
    } else {
      if (!isText && !isScalar(lexeme)) return mistake(offset, ...notValue(lexeme));
      expected = afterValue();
    }
    offset += lexeme.length;
  }
}

type Reason = [reason: string, hint: string];

/** The mistake in a lexeme, independent of its context. */
function lexemeMistake(lexeme: string): Reason | undefined {
  if (lexeme === '"') {
    return [
      'a text is not closed in its line, or has an escape or a control character that JSON does not know',
      'Close it with `"`, and write `\\n` for a line break and `\\\\` for a backslash.',
    ];
  }
  if (lexeme === '//' || lexeme === '/*') return ['JSON has no comments', 'Remove the comment.'];
  if (lexeme === "'" || lexeme === '`') {
    return [`JSON has no strings in ${lexeme === '`' ? 'backticks' : 'single quotes'}`, 'Use double quotes.'];
  }
  return undefined;
}

function missingComma(lexeme: string, closer: string): Reason {
  if (lexeme === '}' || lexeme === ']') {
    return [
      `expected \`${closer}\` or a comma instead of \`${lexeme}\``,
      'Close the innermost bracket first.',
    ];
  }
  return ['a comma is missing before this', 'Add a comma after the previous entry.'];
}

function isScalar(lexeme: string): boolean {
  return lexeme === 'true' || lexeme === 'false' || lexeme === 'null' || NUMBER.test(lexeme);
}

function notValue(lexeme: string): Reason {
  if ('}]:,'.includes(lexeme)) return [`a value is missing before \`${lexeme}\``, 'Write it, or `null`.'];
  const short = lexeme.length <= 40 ? lexeme : `${lexeme.slice(0, 40)}…`;
  const hint = 'Write a string in double quotes, a number, `true`, `false`, `null`, a list or an object.';
  return [`\`${short}\` is not a JSON value`, hint];
}

function skipSpace(text: string, offset: number): number {
  SPACE.lastIndex = offset;
  return offset + (SPACE.exec(text)?.[0].length ?? 0);
}
