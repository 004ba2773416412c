import {type Position, positionAt} from '../../shared/problems/Position.ts';
import {withoutCode} from '../../shared/text/withoutCode.ts';

/** An attribute whose value has no closing quotation mark. */
export interface OpenAttribute {
  name: string;
  mark: string;
  place: Position;
}

const TAG_NAME = /<[A-Za-z][\w.:-]*/g;
/** What may follow within a tag: space, an attribute with a value in quotation marks, any other, an expression. */
const PART = /\s+|([\w.:$-]+)\s*=\s*(["'])|[\w.:$-]+|[=/]|\{(?:[^{}]|\{[^{}]*\})*\}/y;

/**
 * Finds the attribute because of which a tag is not finished where the parser stopped: without its closing quotation
 * mark, its value goes on to the mark of another attribute or in the text below, or to the end.
 *
 * @param offset Where the parser stopped.
 */
export function openAttribute(text: string, offset: number): OpenAttribute | undefined {
  const visible = withoutCode(text);
  for (const {index, 0: begin} of visible.matchAll(TAG_NAME)) {
    if (index >= offset) return undefined;
    const found = attributeIn(text, index + begin.length, offset);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Reads one tag; undefined if it is finished before the offset, or has no such attribute. */
function attributeIn(text: string, start: number, offset: number): OpenAttribute | undefined {
  let found: OpenAttribute | undefined;
  let at = start;
  while (at < offset) {
    PART.lastIndex = at;
    const [part, name, mark] = PART.exec(text) ?? [];
    if (part === undefined) return undefined;
    at += part.length;
    if (name === undefined || mark === undefined) continue;
    const attribute = {name, mark, place: positionAt(text, at - part.length)};
    const end = text.indexOf(mark, at);
    if (end === -1 || end >= offset) return attribute;
    // A value is followed by a space, so this mark begins another value, or belongs to the text.
    if (/[^\s/>{]/.test(text.charAt(end + 1)) || /\n[ \t]*\n/.test(text.slice(at, end))) found ??= attribute;
    at = end + 1;
  }
  return found;
}
