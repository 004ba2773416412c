import {Lexer, LineCounter, Parser} from 'yaml';
import type {Position} from '../shared/problems/Position.ts';

/** Nobody writes data that is nested so deep, and what reads it would run out of stack some thousands later. */
export const DEEPEST = 200;

/** The place where a YAML text is nested deeper than `DEEPEST`; undefined when it never is. */
export function findDeepNesting(text: string): Position | undefined {
  if (!canBeDeep(text)) return undefined;
  const lines = new LineCounter();
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    // Each level of a collection is one entry.
    if (parser.stack.length <= DEEPEST) continue;
    const {line, col} = lines.linePos(parser.offset);
    return {line, column: col};
  }
  return undefined;
}

/** Every level takes a bracket, or a column at the beginning of a line, so few texts have to be looked at closely. */
function canBeDeep(text: string): boolean {
  let brackets = 0;
  let indent = 0;
  let isIndent = true;
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code === LINE_FEED) {
      indent = 0;
      isIndent = true;
    } else if (isIndent && (code === SPACE || code === DASH || code === QUESTION)) indent++;
    else {
      isIndent = false;
      if (code === OPEN_BRACE || code === OPEN_BRACKET) brackets++;
      else if ((code === CLOSE_BRACE || code === CLOSE_BRACKET) && brackets > 0) brackets--;
    }
    // Items of a list need not be indented: they are a level without a column.
    if (brackets + 2 * indent > DEEPEST) return true;
  }
  return false;
}

const LINE_FEED = 0x0a;
const SPACE = 0x20;
const DASH = 0x2d;
const QUESTION = 0x3f;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
