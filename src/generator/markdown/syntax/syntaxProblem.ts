import {VFileMessage} from 'vfile-message';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {PluginFault, pluginProblem} from '../foreign/PluginFault.ts';
import {UNCLOSED_COMMENT, UNCLOSED_MDX_COMMENT} from './comments.ts';
import {explainSyntax, unclosedVoid} from './explainSyntax.ts';
import {formulaProblem} from './formula.ts';
import {offsetOf} from './offsetOf.ts';
import {braceOfOtherTool} from './otherMarkup.ts';
import {openAttribute} from './openAttribute.ts';
import {isOverflow, nestingProblem} from './nestingProblem.ts';
import {sourceLines} from '../sourceLines.ts';
import type {SourceContext} from '../SourceContext.ts';

/** An unclosed fence may have swallowed a closing tag. */
export const UNCLOSED_FENCE = {
  message: 'The code block that begins here is never closed, so it takes in all that follows.',
  hint: 'End it with a line of as many backticks or tildes as it begins with.',
};

/** Most `.md` files that come from elsewhere were never meant to be MDX. */
const PLAIN_MARKDOWN = "To read all `.md` files as plain Markdown, set `markdown.format` to `'detect'`.";
/**
 * Describes an MDX syntax error in plain words, with its position in the original file.
 *
 * @throws the error itself when it does not come from the parser
 */
export function syntaxProblem(error: unknown, source: SourceContext): Problem {
  if (isOverflow(error)) return nestingProblem(source.text, source.file);
  if (error instanceof PluginFault) return pluginProblem(error, source.file);
  if (!(error instanceof VFileMessage)) throw error;
  const place = placeOf(error, source.text);
  const cause =
    openBlock(error, source) ?? (place && faultyBrace(error, source, place)) ?? openValue(error, source);
  return {
    severity: 'error',
    file: source.file,
    ...(cause ?? {...place, ...explanation(error, source, place)}),
  };
}

/** What a problem says, and where it is. */
type Finding = Partial<Position> & {message: string; hint?: string};

/** What may have taken in the closing tag that is missing: a code block or a comment that is never closed. */
function openBlock({reason}: VFileMessage, source: SourceContext): Finding | undefined {
  if (!reason.startsWith('Expected a closing tag')) return undefined;
  if (source.openFence !== undefined) {
    const column = (source.text.split('\n')[source.openFence - 1]?.search(/[`~]/) ?? 0) + 1;
    return {line: source.openFence, column, ...UNCLOSED_FENCE};
  }
  const comment = openComment(source);
  return comment && {...comment, ...UNCLOSED_COMMENT};
}

/** What a brace begins that is no expression: a comment that is never closed, a formula, the markup of another tool. */
function faultyBrace(
  {ruleId, reason}: VFileMessage,
  source: SourceContext,
  place: Position,
): Finding | undefined {
  if (ruleId !== 'acorn' && !reason.includes('expression')) return undefined;
  if (isUnclosedMdxComment(source.text, place)) return {...place, ...UNCLOSED_MDX_COMMENT};
  const found = formulaProblem(source, place) ?? braceOfOtherTool(sourceLines(source), place);
  return found && {...place, ...found};
}

/** The attribute whose value has no closing quotation mark, if that is why its tag is not finished. */
function openValue(error: VFileMessage, {text}: SourceContext): Finding | undefined {
  const attribute = isInTag(error) ? openAttribute(text, offsetOf(error) ?? text.length) : undefined;
  if (attribute === undefined) return undefined;
  const {name, mark, place} = attribute;
  return {
    ...place,
    message: `The value of the attribute \`${name}\` that begins here has no closing \`${mark}\`.`,
    hint: `Write \`${name}=${mark}…${mark}\`.`,
  };
}

/** Explains what the parser found, if there is no other cause. */
function explanation(error: VFileMessage, source: SourceContext, place: Position | undefined): Finding {
  const line = source.text.split('\n')[(place?.line ?? 0) - 1] ?? '';
  const hasComments = source.page.options.markdown.mdx1Compat.comments;
  const {message, hint} = explainSyntax(error, {line, column: place?.column ?? 1, hasComments});
  const hints = [
    ...(hint === undefined ? [] : [hint]),
    ...(source.file.endsWith('.md') ? [PLAIN_MARKDOWN] : []),
  ];
  return {message, ...(hints.length > 0 && {hint: hints.join(' ')})};
}

/** Whether parsing stopped between the attributes of a tag, or in the value of one. */
function isInTag({ruleId, reason}: VFileMessage): boolean {
  if (ruleId === 'unexpected-eof') return /attribute|tag/.test(reason);
  return ruleId === 'unexpected-character' && !/before (?:attribute value|name)/.test(reason);
}

/** The position to report: the tag or brace that begins the faulty part, rather than where parsing stopped. */
function placeOf(message: VFileMessage, text: string): Position | undefined {
  const {ruleId, reason, line, column} = message;
  const [, tagLine, tagColumn] = /`\s*\((\d+):(\d+)-\d+:\d+\)/.exec(reason) ?? [];
  const isOpenTag = reason.startsWith('Expected a closing tag') || unclosedVoid(reason) !== undefined;
  if (ruleId === 'end-tag-mismatch' && isOpenTag && tagLine !== undefined) {
    return {line: Number(tagLine), column: Number(tagColumn)};
  }
  if (ruleId === 'acorn' || (ruleId === 'unexpected-eof' && reason.includes('expression'))) {
    const brace = reason.includes('import/exports')
      ? undefined
      : openingBrace(text, offsetOf(message) ?? text.length);
    if (brace !== undefined) return brace;
  }
  if (line === undefined || line === null) return undefined;
  const isMark = reason.startsWith('Unexpected character `!`');
  return {line, column: (column ?? 1) - (isMark ? 1 : 0)};
}

/** An unclosed comment at the start of a line: it may have swallowed the closing tag that is missing. */
function openComment({text, page}: SourceContext): Position | undefined {
  const start = text.lastIndexOf('<!--');
  if (start === -1 || text.includes('-->', start) || !page.options.markdown.mdx1Compat.comments)
    return undefined;
  const before = text.slice(text.lastIndexOf('\n', start) + 1, start);
  return /^[ \t>]*$/.test(before) ? positionAt(text, start) : undefined;
}

function isUnclosedMdxComment(text: string, {line, column}: Position): boolean {
  const rest = text
    .split('\n')
    .slice(line - 1)
    .join('\n')
    .slice(column - 1);
  return rest.startsWith('{/*') && !rest.includes('*/');
}

/** Returns the last `{` before an offset that is not closed before it. */
function openingBrace(text: string, offset: number): Position | undefined {
  let depth = 0;
  for (let index = Math.min(offset, text.length) - 1; index >= 0; index--) {
    if (text[index] === '}') depth++;
    if (text[index] === '{' && text[index - 1] !== '\\' && --depth < 0) return positionAt(text, index);
  }
  return undefined;
}
