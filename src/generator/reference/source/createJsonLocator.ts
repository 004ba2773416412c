import {createPositionFinder, type Position} from '../../shared/problems/Position.ts';
import {parsePointer} from './jsonPointer.ts';

/** A member of an object or an item of an array: the offsets of its key, or of the item, and of its value. */
interface Member {
  at: number;
  value: number;
}

/**
 * Creates a function that finds where the value at a JSON pointer begins in JSON text. It returns the position of the key
 * (or array item), or of the nearest ancestor that exists; undefined if there is none.
 *
 * Only the objects and arrays on the way are read, each once: a document may have the same mistake thousands of times.
 */
export function createJsonLocator(text: string): (pointer: string) => Position | undefined {
  const known = new Map<number, ReadonlyMap<string, Member>>();
  const membersAt = (open: number): ReadonlyMap<string, Member> => {
    const members = known.get(open) ?? readMembers(text, open);
    known.set(open, members);
    return members;
  };
  const positionOf = createPositionFinder(text);
  return (pointer) => {
    const keys = parsePointer(pointer);
    let position = skipSpace(text, 0);
    let found = keys.length === 0 ? position : undefined;
    for (const key of keys) {
      const member = membersAt(position).get(key);
      if (!member) break;
      found = member.at;
      position = member.value;
    }
    return found === undefined ? undefined : positionOf(found);
  };
}

/** Of two members with the same key, the last one counts, as for `JSON.parse`. */
function readMembers(text: string, open: number): Map<string, Member> {
  const members = new Map<string, Member>();
  const isObject = text[open] === '{';
  if (!isObject && text[open] !== '[') return members;
  let position = skipSpace(text, open + 1);
  for (let index = 0; position < text.length && !'}]'.includes(text.charAt(position)); index++) {
    const end = isObject ? skipString(text, position) : position;
    const key = isObject ? readString(text.slice(position, end)) : String(index);
    const value = isObject ? skipSpace(text, skipSpace(text, end) + 1) : position;
    members.set(key, {at: position, value});
    position = skipSpace(text, skipValue(text, value));
    if (text[position] !== ',') break;
    position = skipSpace(text, position + 1);
  }
  return members;
}

function readString(literal: string): string {
  try {
    return String(JSON.parse(literal));
  } catch {
    return literal;
  }
}

function skipSpace(text: string, from: number): number {
  let position = from;
  while (position < text.length && ' \n\r\t'.includes(text.charAt(position))) position++;
  return position;
}

function skipString(text: string, from: number): number {
  let position = from + 1;
  while (position < text.length && text[position] !== '"') position += text[position] === '\\' ? 2 : 1;
  return position + 1;
}

function skipValue(text: string, from: number): number {
  let position = from;
  let depth = 0;
  while (position < text.length) {
    const char = text[position];
    if (char === '"') {
      position = skipString(text, position);
      if (depth === 0) return position;
      continue;
    }
    if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') {
      if (depth === 0) return position;
      depth--;
      if (depth === 0) return position + 1;
    } else if (depth === 0 && char === ',') return position;
    position++;
  }
  return position;
}
