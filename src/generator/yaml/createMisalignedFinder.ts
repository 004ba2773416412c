import {type Document, isMap} from 'yaml';

/** An error of the parser: what it says, and the offsets where its text begins and ends. */
interface ParserError {
  message: string;
  pos: [number, number];
}

/** A key that is not aligned with the others of its level. */
export interface MisalignedKey {
  offset: number;
  reason: string;
  hint: string;
}

const HINT = 'Use the same indentation for all keys of one level.';

/**
 * Creates the function that finds the key with the wrong indentation that an error is about: the parser reads a key that
 * is indented too far as the end of the value above, and one that is not indented enough as text after the end. It
 * returns undefined if the mistake is a different one.
 */
export function createMisalignedFinder(
  {errors, contents}: Document.Parsed,
  text: string,
): (error: ParserError) => MisalignedKey | undefined {
  // Where a value begins that is read as a key of several lines, and where that key ends.
  const nested = new Set(errors.flatMap(({message, pos}) => (NESTED.test(message) ? [pos[0]] : [])));
  const wrapped = new Map(
    errors.flatMap(({message, pos: [start, end]}) =>
      WRAPPED.test(message) && nested.has(start) ? [[start, end]] : [],
    ),
  );
  const first = isMap(contents) && contents.flow !== true ? contents.range[0] : 0;
  const depth = first - lineStart(text, first);
  return ({message, pos: [offset]}) => {
    const end = NESTED.test(message) || WRAPPED.test(message) ? wrapped.get(offset) : undefined;
    if (end !== undefined) {
      return {
        offset: afterSpaces(text, lineStart(text, end)),
        reason: 'the key is indented more than the one before it, so it is read as part of the value above',
        hint: `${HINT} If the line belongs to the value, put all of the value in quotes.`,
      };
    }
    const isShallow = AFTER_END.test(message) && offset - lineStart(text, offset) < depth;
    if (!isShallow && !UNALIGNED.test(message)) return undefined;
    return {
      offset: afterSpaces(text, offset),
      reason: 'the key is not aligned with the keys before it',
      hint: HINT,
    };
  };
}

const NESTED = /^Nested mappings are not allowed/;
const WRAPPED = /^Implicit keys need to be on a single line/;
const AFTER_END = /^Unexpected \S+ at node end/;
const UNALIGNED = /^All mapping items must start at the same column/;

function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

function afterSpaces(text: string, offset: number): number {
  return offset + (/^ */.exec(text.slice(offset, offset + 1000))?.[0].length ?? 0);
}
