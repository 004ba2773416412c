import {VFileMessage} from 'vfile-message';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {PluginFault, pluginProblem} from '../foreign/PluginFault.ts';
import {UNCLOSED_COMMENT, UNCLOSED_MDX_COMMENT} from './comments.ts';
import {formulaProblem} from './formula.ts';
import {offsetOf} from './offsetOf.ts';
import {braceOfOtherTool} from './otherMarkup.ts';
import {openAttribute} from './openAttribute.ts';
import {isOverflow, nestingProblem} from './nestingProblem.ts';
import {sourceLines} from '../sourceLines.ts';
import type {SourceContext} from '../SourceContext.ts';
import {lowerFirst} from '../../shared/text/letterCase.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';

/** An unclosed fence may have swallowed a closing tag. */
export const UNCLOSED_FENCE = {
  message: 'The code block that begins here is never closed, so it takes in all that follows.',
  hint: 'End it with a line of as many backticks or tildes as it begins with.',
};

const LITERAL_BRACE = 'Write `\\{` for a literal brace, or put the text in backticks.';
/** Most `.md` files that come from elsewhere were never meant to be MDX. */
const PLAIN_MARKDOWN = "To read all `.md` files as plain Markdown, set `markdown.format` to `'detect'`.";
const LITERAL_BRACKET = 'Write `\\<` for a literal `<`, or put the text in backticks.';

/**
 * Describes an MDX syntax error in plain words, with its position in the original file.
 *
 * @throws the error itself when it does not come from the parser
 */
export function syntaxProblem(error: unknown, source: SourceContext): Problem {
  if (isOverflow(error)) return nestingProblem(source.text, source.file);
  if (error instanceof PluginFault) return pluginProblem(error, source.file);
  if (!(error instanceof VFileMessage)) throw error;
  const isUnclosed = error.reason.startsWith('Expected a closing tag');
  if (isUnclosed && source.openFence !== undefined) {
    const column = (source.text.split('\n')[source.openFence - 1]?.search(/[`~]/) ?? 0) + 1;
    return {severity: 'error', file: source.file, line: source.openFence, column, ...UNCLOSED_FENCE};
  }
  const comment = isUnclosed ? openComment(source) : undefined;
  if (comment !== undefined) return {severity: 'error', file: source.file, ...comment, ...UNCLOSED_COMMENT};
  const place = placeOf(error, source.text);
  const isBrace = error.ruleId === 'acorn' || error.reason.includes('expression');
  if (isBrace && place && isUnclosedMdxComment(source.text, place))
    return {severity: 'error', file: source.file, ...place, ...UNCLOSED_MDX_COMMENT};
  const formula = isBrace && place ? formulaProblem(source, place) : undefined;
  if (formula !== undefined) return {severity: 'error', file: source.file, ...place, ...formula};
  const other = isBrace && place ? braceOfOtherTool(sourceLines(source), place) : undefined;
  if (other !== undefined) return {severity: 'error', file: source.file, ...place, ...other};
  const attribute = isInTag(error)
    ? openAttribute(source.text, offsetOf(error) ?? source.text.length)
    : undefined;
  if (attribute !== undefined) {
    const {name, mark} = attribute;
    const message = `The value of the attribute \`${name}\` that begins here has no closing \`${mark}\`.`;
    const hint = `Write \`${name}=${mark}…${mark}\`.`;
    return {severity: 'error', file: source.file, ...attribute.place, message, hint};
  }
  const line = source.text.split('\n')[(place?.line ?? 0) - 1] ?? '';
  const hasComments = source.page.options.markdown.mdx1Compat.comments;
  const {message, hint} = explain(error, {line, column: place?.column ?? 1, hasComments});
  const hints = [
    ...(hint === undefined ? [] : [hint]),
    ...(source.file.endsWith('.md') ? [PLAIN_MARKDOWN] : []),
  ];
  return {
    severity: 'error',
    file: source.file,
    ...place,
    message,
    ...(hints.length > 0 && {hint: hints.join(' ')}),
  };
}

/** Whether parsing stopped between the attributes of a tag, or in the value of one. */
function isInTag({ruleId, reason}: VFileMessage): boolean {
  if (ruleId === 'unexpected-eof') return /attribute|tag/.test(reason);
  return ruleId === 'unexpected-character' && !/before (?:attribute value|name)/.test(reason);
}

/** What a tag must not begin outside of and end in. */
const BLOCKS: Record<string, string> = {
  paragraph: 'a paragraph',
  emphasis: 'emphasized text',
  strong: 'bold text',
  delete: 'text that is struck through',
  link: 'a link',
  heading: 'a heading',
  listItem: 'an item of a list',
  blockquote: 'a quote',
  tableCell: 'a cell of a table',
};

/** The line with the error, and the position in it. */
interface Spot {
  line: string;
  column: number;
  /** Whether `<!-- comments -->` are allowed in MDX. */
  hasComments: boolean;
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

/** Returns the element without content for which the parser expects a closing tag. */
function unclosedVoid(reason: string): string | undefined {
  const [, name = ''] = /closing tag for `<([a-z]+)>`/.exec(reason) ?? [];
  return isVoidElement(name) ? name : undefined;
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

function explain({reason, ruleId, cause}: VFileMessage, spot: Spot): {message: string; hint?: string} {
  const {line} = spot;
  const tag = /`<\/?([^>`]*)>`/.exec(reason)?.[1];
  switch (ruleId) {
    case 'end-tag-mismatch': {
      const empty = unclosedVoid(reason);
      if (empty !== undefined) {
        return {
          message: `The tag \`<${empty}>\` is not closed, which MDX requires.`,
          hint: `Write \`<${empty} />\`, with the slash after its attributes if it has some.`,
        };
      }
      if (reason.startsWith('Expected the closing tag')) {
        const [, block = 'paragraph'] = /after the end of `(\w+)`/.exec(reason) ?? [];
        return {
          message: `The closing tag \`</${tag ?? ''}>\` is in ${BLOCKS[block] ?? 'a part of the text'} that its opening tag is outside of.`,
          hint: `Put \`</${tag ?? ''}>\` on a line of its own if \`<${tag ?? ''}>\` is on one, or both tags into the same paragraph.`,
        };
      }
      const [closing, opening] = [...reason.matchAll(/`(<[^`]*>)`/g)].map((match) => match[1] ?? '');
      if (reason.startsWith('Expected a closing tag')) {
        return {
          message: `Expected a closing tag for \`<${tag ?? ''}>\`.`,
          hint: `Add \`</${tag ?? ''}>\` in the same paragraph or block, or write \`<${tag ?? ''} />\`. ${LITERAL_BRACKET}`,
        };
      }
      const opened = opening?.replace(/[</>]/g, '') ?? '';
      return {
        message: `The closing tag \`${closing ?? ''}\` is where \`</${opened}>\` is expected.`,
        hint: `Close \`<${opened}>\` first; tags must be nested.`,
      };
    }
    case 'unexpected-closing-slash':
    case 'unexpected-end-tag':
    case 'closing-tag-without-opening':
      return {
        message: `A closing tag${tag ? ` \`</${tag}>\`` : ''} is where nothing is open.`,
        hint: 'Remove it, or add the opening tag before it.',
      };
    case 'acorn':
      return explainScript(
        cause instanceof Error ? cause.message : '',
        reason.includes('import/exports'),
        line,
      );
    case 'unexpected-lazy':
      return {
        message: 'A tag or an expression that began in a quote or a list goes on outside of it.',
        hint: 'Begin each of its lines with the same `>` or indentation.',
      };
    case 'non-spread':
    case 'spread-extra':
    case 'spread-expression':
      return {
        message: 'Braces between attributes hold a spread only.',
        hint: 'Write `{...props}`, or `name={value}` for one attribute.',
      };
    case 'unexpected-eof':
      return explainEnd(reason);
    case 'unexpected-character':
    case 'unexpected-character-after-tag':
      return explainCharacter(reason, spot);
    default:
      return {message: plain(reason)};
  }
}

function explainEnd(reason: string): {message: string; hint: string} {
  if (/expression/.test(reason)) {
    return {message: '`{` starts an expression here that is never closed with `}`.', hint: LITERAL_BRACE};
  }
  return {message: `\`<\` starts a tag here that is never finished: ${plain(reason)}`, hint: LITERAL_BRACKET};
}

function explainCharacter(
  reason: string,
  {line, column, hasComments}: Spot,
): {message: string; hint: string} {
  const character = /Unexpected character `([^`]*)`/.exec(reason)?.[1] ?? '';
  const where = /`[^`]*` (?:\([^)]*\) )?(before|after|in) ([\w ]+?)(?:,|$)/.exec(reason);
  if (character === '!' && line.startsWith('<!--', column - 1) && hasComments) {
    return {
      message: 'The comment that begins here is not closed in its paragraph.',
      hint: 'Add `-->` at its end, or begin it on its own line.',
    };
  }
  if (character === '!' && line.includes('<!--')) {
    return {
      message: 'HTML comments are switched off here.',
      hint: 'Write `{/* comment */}`, or set `markdown.mdx1Compat.comments`.',
    };
  }
  const isMail = character === '@' && /<[\w.+-]+$/.test(line.slice(0, column - 1));
  const isAddress =
    /^https?:|^mailto:/.test(line.slice(line.lastIndexOf('<', column - 1) + 1)) && /^[/:]$/.test(character);
  if (isMail || isAddress) {
    return {
      message: 'An address in `<…>` is not a link in MDX.',
      hint: 'Write `[text](address)`, or the bare address.',
    };
  }
  if (where?.[1] === 'before' && where[2] === 'attribute value') {
    const [, name = 'name'] = /([\w:-]+)\s*=\s*$/.exec(line.slice(0, column - 1)) ?? [];
    const rest = line.slice(column - 1);
    if (CURLY.test(character)) {
      const [value = 'value'] = /(?<=^.)[^“”„‘’"<>]+/.exec(rest) ?? [];
      return {
        message: `The value of the attribute \`${name}\` is in curly quotes, which MDX does not know.`,
        hint: `Write straight quotes: \`${name}="${value}"\`.`,
      };
    }
    const [value = 'value'] = /^[^\s"'`<>={}]+/.exec(rest) ?? [];
    return {
      message: `The value of the attribute \`${name}\` has no quotes, which MDX requires.`,
      hint: `Put the value in quotes: \`${name}="${value}"\`.`,
    };
  }
  if (where?.[2] === 'name' && /^<<</.test(line)) {
    return {
      message: '`<<<` includes a file in VitePress only.',
      hint: `Import its text and show it: \`import code from '!!raw-loader!./file'\` and \`<CodeBlock language="js">{code}</CodeBlock>\`.`,
    };
  }
  if (where?.[2] === 'name') {
    return {
      message: `\`<\` starts a tag here, but no name begins with \`${character}\`.`,
      hint: LITERAL_BRACKET,
    };
  }
  const before = where === null ? '' : ` ${where[1] ?? ''} ${where[2] ?? ''}`;
  return {
    message: `\`<\` starts a tag here, but \`${character}\` is not allowed${before}.`,
    hint: LITERAL_BRACKET,
  };
}

/** Quotes that text processors write instead of straight ones. */
const CURLY = /[“”„‘’]/;

/** Errors inside braces and in import and export lines. */
function explainScript(cause: string, isModule: boolean, line: string): {message: string; hint: string} {
  const twice = /Identifier '([^']+)' has already been declared/.exec(cause)?.[1];
  if (twice !== undefined) {
    return {
      message: `The name \`${twice}\` is declared twice.`,
      hint: 'Remove one of the two, or rename it.',
    };
  }
  const curly = /Unexpected character '([“”„‘’])'/.exec(cause)?.[1];
  const detail = plain(cause);
  const why = detail === '' ? '.' : `: ${lowerFirst(detail)}`;
  if (isModule) {
    const word = /^\s*(import|export)\b/.exec(line)?.[1];
    const isOpenText = /^Unterminated (?:string|template)/.test(cause);
    return {
      message: `This ${word === undefined ? 'import or export' : `\`${word}\``} line is not valid JavaScript${why}`,
      hint: curly
        ? straightQuotes(curly)
        : isOpenText
          ? 'Add the closing quotation mark.'
          : 'Keep imports and exports together and leave a blank line before the text that follows.',
    };
  }
  const hint = curly ? straightQuotes(curly) : LITERAL_BRACE;
  return {message: `\`{\` starts an expression here that is not valid JavaScript${why}`, hint};
}

function straightQuotes(quote: string): string {
  return `Write straight quotes, \`'\` or \`"\`, instead of \`${quote}\`.`;
}

function plain(reason: string): string {
  const text = reason
    .replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\s*\(note:[^)]*\)/g, '')
    .trim();
  return text === '' ? '' : withPeriod(text);
}
