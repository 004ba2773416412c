import type {VFileMessage} from 'vfile-message';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import {offsetOfLine} from '../../shared/problems/Position.ts';
import {withoutCode} from '../../shared/text/withoutCode.ts';
import {offsetOf} from './offsetOf.ts';

/** A text in which mistakes are hidden: everything else keeps its place. */
export interface HiddenText {
  text: string;
  /** Tags such as `</b>` and `<b>` whose other end is hidden: that they lack it is no mistake of its own. */
  orphans: readonly string[];
}

const RANGE = /\((\d+):(\d+)-(\d+):(\d+)\)/;

/**
 * Hides the mistake that a syntax error is about, so that the parser can go on to the next one; undefined if it is
 * unclear how far the mistake reaches.
 */
export function hideMistake(
  error: VFileMessage,
  text: string,
  orphans: readonly string[],
): HiddenText | undefined {
  const {ruleId, reason} = error;
  const offset = offsetOf(error) ?? text.length;
  const [written] = /<\/[^`>]*>/.exec(reason) ?? [];
  switch (ruleId) {
    case 'end-tag-mismatch': {
      const start = openingTag(reason, text);
      if (start === undefined) return hideTag(text, offset, [...orphans, (written ?? '').replace('/', '')]);
      return hideTag(text, start, [...orphans, ...endOf(text, start), ...(written ? [written] : [])]);
    }
    case 'unexpected-closing-slash':
      return hideTag(text, text.lastIndexOf('<', offset), orphans);
    case 'acorn':
    case 'unexpected-eof': {
      if (reason.includes('import/exports')) return hideImport(text, offset, orphans);
      if (reason.includes('expression')) return hideExpression(text, offset, orphans);
      return hideTagAround(text, offset, orphans);
    }
    case 'unexpected-character':
    case 'unexpected-character-after-tag':
    case 'non-spread':
    case 'spread-extra':
    case 'unexpected-empty-expression':
      return hideTagAround(text, offset, orphans);
    default:
      return undefined;
  }
}

/** Hides the tag that an error is about if it is one of the orphans, which is then no longer expected. */
export function hideOrphan(
  error: VFileMessage,
  text: string,
  orphans: readonly string[],
): HiddenText | undefined {
  const {ruleId, reason} = error;
  if (ruleId !== 'end-tag-mismatch' && ruleId !== 'unexpected-closing-slash') return undefined;
  const isStart = reason.startsWith('Expected a closing tag');
  const offset = offsetOf(error) ?? text.length;
  const start = isStart ? openingTag(reason, text) : text.lastIndexOf('<', offset);
  if (start === undefined || start === -1) return undefined;
  const [tag = ''] = /^<\/?[\w.:$-]*/.exec(text.slice(start)) ?? [];
  const index = orphans.indexOf(`${tag}>`);
  return index === -1 ? undefined : hideTag(text, start, orphans.toSpliced(index, 1));
}

/** Where the tag begins that a closing tag is missing for. */
function openingTag(reason: string, text: string): number | undefined {
  if (reason.startsWith('Expected the closing tag')) return undefined;
  const [, line, column] = RANGE.exec(reason) ?? [];
  return line === undefined ? undefined : offsetOfLine(text, Number(line)) + Number(column) - 1;
}

/** The end tag that a start tag has. */
function endOf(text: string, start: number): string[] {
  const [, name = ''] = /^<([\w.:$-]*)/.exec(text.slice(start)) ?? [];
  return isVoidElement(name) ? [] : [`</${name}>`];
}

/** Hides the tag that the parser did not get to the end of. */
function hideTagAround(text: string, offset: number, orphans: readonly string[]): HiddenText | undefined {
  const start = withoutCode(text).lastIndexOf('<', offset - 1);
  if (start === -1) return undefined;
  if (!/^<[A-Za-z_$>]/.test(text.slice(start))) {
    const [brackets = ''] = /^<+/.exec(text.slice(start)) ?? [];
    return {text: blank(text, start, start + brackets.length), orphans};
  }
  return hideTag(text, start, [...orphans, ...endOf(text, start)]);
}

function hideTag(text: string, start: number, orphans: readonly string[]): HiddenText | undefined {
  return start === -1 ? undefined : {text: blank(text, start, endOfTag(text, start)), orphans};
}

/** Replaces an expression with one that is valid wherever it is. */
function hideExpression(text: string, offset: number, orphans: readonly string[]): HiddenText | undefined {
  const visible = withoutCode(text);
  const start = outermostBrace(visible, offset);
  if (start === undefined) return undefined;
  const end = closingBrace(visible, start);
  if (end === undefined) return {text: blank(text, start, start + 1), orphans};
  const hidden = blank(text, start + 1, end);
  return {text: `${hidden.slice(0, start + 1)}0${hidden.slice(start + 2)}`, orphans};
}

/** Hides an import, which ends at the next blank line; an export may have blank lines in it. */
function hideImport(text: string, offset: number, orphans: readonly string[]): HiddenText | undefined {
  const before = text.lastIndexOf('\n\n', offset - 1);
  const start = before === -1 ? 0 : before;
  const end = text.indexOf('\n\n', offset);
  const block = text.slice(start, end === -1 ? text.length : end);
  if (!block.trimStart().startsWith('import')) return undefined;
  return {text: blank(text, start, start + block.length), orphans};
}

/** The first `{` of a paragraph that is not closed before an offset. */
function outermostBrace(text: string, offset: number): number | undefined {
  let closed = 0;
  let found: number | undefined;
  for (let index = Math.min(offset, text.length) - 1; index >= 0; index--) {
    if (found !== undefined && text.startsWith('\n\n', index - 1)) break;
    if (text[index] === '}') closed++;
    if (text[index] === '{') {
      if (closed === 0) found = index;
      else closed--;
    }
  }
  return found;
}

/** The end of the paragraph's expression that begins at an offset. */
function closingBrace(text: string, start: number): number | undefined {
  let depth = 0;
  for (let index = start; index < text.length && !text.startsWith('\n\n', index); index++) {
    if (text[index] === '{') depth++;
    if (text[index] === '}' && --depth === 0) return index > start + 1 ? index : undefined;
  }
  return undefined;
}

/** A tag with its attributes, as far as it is on lines that belong together. */
const TAG = /<(?:"[^"\n]*"|'[^'\n]*'|\{(?:[^{}]|\{[^{}]*\})*\}|(?!\n[ \t]*\n)[^>])*>?/y;

function endOfTag(text: string, start: number): number {
  TAG.lastIndex = start;
  return start + (TAG.exec(text)?.[0].length ?? 1);
}

/** Replaces a part of a text with spaces; lines stay. */
function blank(text: string, start: number, end: number): string {
  return text.slice(0, start) + text.slice(start, end).replace(/[^\r\n]/g, ' ') + text.slice(end);
}
