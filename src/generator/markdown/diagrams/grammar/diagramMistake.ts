import {positionAt} from '../../../shared/problems/Position.ts';
import type {MermaidError} from './loadMermaid.ts';
import {withPeriod} from '../../../shared/text/withPeriod.ts';

/** What is wrong with a diagram, and where in its text; both 1-based. */
export interface DiagramMistake {
  line: number;
  column: number;
  message: string;
  hint: string;
}

/** What a statement of each kind looks like. */
const EXAMPLES: Record<string, string> = {
  flowchart: 'Write a link as `A --> B` or `A -->|text| B`, and a box as `A[text]`.',
  'sequence diagram': 'Write a message as `A->>B: text`.',
  'class diagram': 'Write a relation as `A <|-- B : text`, and a member as `A : +name()`.',
  'state diagram': 'Write a transition as `A --> B : text`.',
  'entity relationship diagram':
    'Write a relationship as `A ||--o{ B : text`, and attributes as `A { string name }`.',
  'pie chart': 'Write a part as `"Name" : 12`.',
  'Gantt chart': 'Write a task as `Name : id, 2025-01-31, 3d`.',
  'Git graph': 'Write `commit`, `branch name`, `checkout name` or `merge name`.',
  'user journey': 'Write a task as `Name: 5: Person`.',
  chart: 'Write `title "text"`, `x-axis [a, b]`, `bar [1, 2]` or `line [1, 2]`.',
};

const OTHERWISE = 'Compare it with the documentation of Mermaid, which has a page for each kind.';

/** Whether an error is a syntax error, and not about what Mermaid would do with the diagram in a browser. */
export function isSyntaxError({message}: MermaidError): boolean {
  return /^(?:Parse error|Lexical error|Parsing failed)/.test(message);
}

/** Ends of labels: where they are expected, the parser is inside of a label. */
const LABEL_ENDS = ["'SQE'", "'PE'"];
/** What the grammars call a name. */
const NAMES = ["'NODE_STRING'", "'ID'", "'ACTOR'", "'ALPHA'"];

/**
 * Puts a mistake that Mermaid has found into plain words.
 *
 * @param text The text that Mermaid received.
 * @param kind What the kind of diagram is called.
 */
export function diagramMistake(error: MermaidError, text: string, kind: string): DiagramMistake {
  const {hash, message, result} = error;
  const example = EXAMPLES[kind] ?? OTHERWISE;
  // Parsers do not see the blank lines before the diagram; other errors have no position.
  const start = text.length - text.trimStart().length;
  if (result) return foundByLangium(result, {text, start, kind, example});
  if (hash === undefined || !isSyntaxError(error)) {
    return {
      ...positionAt(text, start),
      message: `The ${kind} is not valid: ${sentence(message)}`,
      hint: example,
    };
  }
  const diagram = text.slice(start);
  const word = hash.text.trim();
  const offset =
    hash.loc === undefined ? lexicalOffset(message, hash.line, diagram) : offsetOf(hash.loc, word, diagram);
  const place = positionAt(text, start + offset);
  const expected = hash.expected ?? [];
  const rest = diagram.slice(offset).split('\n')[0]?.trim() ?? '';
  const found = word === '' || hash.token === null ? rest : word;
  if (LABEL_ENDS.every((end) => expected.includes(end))) {
    const opening = openLabel(diagram, offset);
    const isBracket = /^[[({]/.test(found) && !diagram.slice(opening, offset).includes('\n');
    const message = isBracket
      ? `\`${found}\` cannot be part of a label without quotes.`
      : 'The label that begins here is not closed.';
    const labelHint =
      'Close it with the bracket that fits, and put a text with brackets in quotes: `A["text (more)"]`.';
    return {...(isBracket ? place : positionAt(text, start + opening)), message, hint: labelHint};
  }
  const open = found === '' && diagram.slice(offset).trim() === '' ? openBlock(text, kind) : undefined;
  if (open !== undefined) return open;
  if (isReserved(hash.token, word) && NAMES.some((name) => expected.includes(name))) {
    return {
      ...place,
      message: `\`${word}\` is a reserved word of ${withArticle(kind)}, so it cannot be a name.`,
      hint: `Choose another name, and show the word as its label.`,
    };
  }
  return {...place, message: unexpectedText(found, kind), hint: example};
}

function foundByLangium(
  {lexerErrors: [stopped], parserErrors: [unexpected]}: NonNullable<MermaidError['result']>,
  {text, start, kind, example}: {text: string; start: number; kind: string; example: string},
): DiagramMistake {
  const first = positionAt(text, start).line;
  const {token} = unexpected ?? {};
  // At the end of the text, tokens have no position.
  const line = stopped?.line || token?.startLine;
  const column = stopped?.column || token?.startColumn;
  if (!line || !column) {
    const end = positionAt(text, text.trimEnd().length);
    return {...end, message: `The diagram breaks off: it is not a complete ${kind}.`, hint: example};
  }
  const place = {line: first + line - 1, column};
  const rest = (text.split('\n')[place.line - 1] ?? '').slice(column - 1).trim();
  const found = stopped === undefined && token?.image.trim() ? token.image : rest;
  return {...place, message: unexpectedText(found, kind), hint: example};
}

/** @param found Empty at the end of a line. */
function unexpectedText(found: string, kind: string): string {
  return found === ''
    ? `The line breaks off: it is not complete in ${withArticle(kind)}.`
    : `\`${found}\` is not expected here in ${withArticle(kind)}.`;
}

function withArticle(kind: string): string {
  return `${/^[aeo]/i.test(kind) ? 'an' : 'a'} ${kind}`;
}

const OPENING = /^[ \t]*(subgraph|box|rect|loop|alt|opt|par|par_over|critical|break)\b|\{[ \t]*$/;
const CLOSING = /^[ \t]*(?:end\b|\})/;

/** Returns the last block that a diagram opens and does not close. */
function openBlock(text: string, kind: string): DiagramMistake | undefined {
  const open: {line: number; column: number; word: string}[] = [];
  const hasWords = kind === 'sequence diagram' || kind === 'flowchart';
  text.split('\n').forEach((line, index) => {
    const opening = OPENING.exec(line);
    const word = opening?.[1] ?? '{';
    if (opening !== null && hasWords === (word !== '{')) {
      open.push({line: index + 1, column: line.indexOf(word) + 1, word});
    } else if (CLOSING.test(line)) open.pop();
  });
  const last = open.at(-1);
  if (last === undefined) return undefined;
  const {line, column, word} = last;
  const end = word === '{' ? '`}`' : '`end`';
  return {line, column, message: `\`${word}\` is never closed.`, hint: `End it with a line of ${end}.`};
}

/** The token of a keyword has the keyword's name. */
function isReserved(token: string | null, word: string): boolean {
  return /^[a-z]+$/i.test(word) && token?.toLowerCase() === word.toLowerCase();
}

/** Returns where the label begins that contains an offset. */
function openLabel(text: string, offset: number): number {
  let depth = 0;
  for (let index = offset - 1; index > 0; index--) {
    if (/[\])}]/.test(text[index] ?? '')) depth++;
    if (/[[({|]/.test(text[index] ?? '') && --depth < 0) return index;
  }
  return offset;
}

/** Returns the position of the unexpected token; the parser knows the end of the previous one. */
function offsetOf(
  {last_line: line, last_column: column}: {last_line: number; last_column: number},
  token: string,
  text: string,
): number {
  const lines = text.split('\n');
  const lineStart = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0);
  const found = token === '' ? -1 : text.indexOf(token, lineStart + column);
  return found === -1 ? lineStart + (lines[line - 1]?.trimEnd().length ?? 0) : found;
}

/**
 * Returns where a lexer stopped: its message shows the text that follows, without line breaks, above a line of dashes
 * that ends below that position.
 */
function lexicalOffset(message: string, line: number, text: string): number {
  const [, shown = '', dashes = ''] = message.split('\n');
  const next = shown.slice(dashes.indexOf('^'));
  const lines = text.split('\n');
  const lineStart = lines.slice(0, line).join('\n').length + (line > 0 ? 1 : 0);
  const current = lines[line] ?? '';
  for (let column = 0; column < current.length; column++) {
    const rest = current.slice(column);
    if (next.startsWith(rest) || (next.length >= 20 && rest.startsWith(next.slice(0, 20))))
      return lineStart + column;
  }
  return lineStart + current.length - current.trimStart().length;
}

function sentence(text: string): string {
  const [first = ''] = text.trim().split('\n');
  return withPeriod(first);
}
