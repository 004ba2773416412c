import {Lexer, LineCounter, Parser} from 'yaml';
import type {Position} from '../shared/problems/Position.ts';

/** Nobody writes data with deeper nesting by hand, and some thousand levels overflow the stack of whatever reads it. */
export const DEEPEST = 200;

/** The position where a YAML text is nested deeper than `DEEPEST`; undefined if it never is. */
export function findDeepNesting(text: string): Position | undefined {
  if (!canBeDeep(text)) return undefined;
  const lines = new LineCounter();
  const parser = new Parser(lines.addNewLine);
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const _ of parser.next(lexeme));
    // Each collection level is one stack entry.
    if (parser.stack.length <= DEEPEST) continue;
    const {line, col} = lines.linePos(parser.offset);
    return {line, column: col};
  }
  return undefined;
}

/** Every level requires a bracket or some indentation, so few texts need a closer look. */
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
    // List items need not be indented: they can be a level without indentation.
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
