import {parsePointer} from './jsonPointer.ts';

/**
 * Finds where the value at a JSON pointer begins in JSON text, in one pass and without parsing the rest. Returns the
 * offset of the key (or array item), or of the nearest ancestor that exists; undefined if there is none.
 */
export function locateJson(text: string, pointer: string): number | undefined {
  const keys = parsePointer(pointer);
  let position = skipSpace(text, 0);
  let found: number | undefined = keys.length === 0 ? position : undefined;
  for (const key of keys) {
    const open = text[position];
    const step =
      open === '{' ? findKey(text, position, key) : open === '[' ? findItem(text, position, key) : undefined;
    if (!step) break;
    found = step.at;
    position = step.value;
  }
  return found;
}

interface Step {
  at: number;
  value: number;
}

function findKey(text: string, open: number, key: string): Step | undefined {
  let position = skipSpace(text, open + 1);
  while (text[position] === '"') {
    const end = skipString(text, position);
    const value = skipSpace(text, skipSpace(text, end) + 1);
    if (readString(text.slice(position, end)) === key) return {at: position, value};
    position = skipSpace(text, skipValue(text, value));
    if (text[position] !== ',') return undefined;
    position = skipSpace(text, position + 1);
  }
  return undefined;
}

function findItem(text: string, open: number, key: string): Step | undefined {
  let position = skipSpace(text, open + 1);
  for (let index = 0; position < text.length && text[position] !== ']'; index++) {
    if (String(index) === key) return {at: position, value: position};
    position = skipSpace(text, skipValue(text, position));
    if (text[position] !== ',') return undefined;
    position = skipSpace(text, position + 1);
  }
  return undefined;
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
