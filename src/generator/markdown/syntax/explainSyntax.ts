import type {VFileMessage} from 'vfile-message';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import {lowerFirst} from '../../shared/text/letterCase.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';

/** A hint on writing a `{` that is not meant as code. */
export const LITERAL_BRACE = 'Write `\\{` for a literal brace, or put the text in backticks.';
const LITERAL_BRACKET = 'Write `\\<` for a literal `<`, or put the text in backticks.';

/** Quotes that text processors write instead of straight ones. */
const CURLY = /[“”„‘’]/;

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

/** What is wrong, and how to fix it. */
interface Explanation {
  message: string;
  hint?: string;
}

/** The line with the error, and the position in it. */
interface Spot {
  line: string;
  column: number;
  /** Whether `<!-- comments -->` are allowed in MDX. */
  hasComments: boolean;
}

/** Returns the element without content for which the parser expects a closing tag. */
export function unclosedVoid(reason: string): string | undefined {
  const [, name = ''] = /closing tag for `<([a-z]+)>`/.exec(reason) ?? [];
  return isVoidElement(name) ? name : undefined;
}

/** Says in plain words what the parser found, and how to fix it. */
export function explainSyntax({reason, ruleId, cause}: VFileMessage, spot: Spot): Explanation {
  const tag = /`<\/?([^>`]*)>`/.exec(reason)?.[1];
  switch (ruleId) {
    case 'end-tag-mismatch':
      return explainEndTag(reason, tag);
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
        spot.line,
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

/** Tags that are not closed, or closed in another place than they should be. */
function explainEndTag(reason: string, tag = ''): Explanation {
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
      message: `The closing tag \`</${tag}>\` is in ${BLOCKS[block] ?? 'a part of the text'} that its opening tag is outside of.`,
      hint: `Put \`</${tag}>\` on a line of its own if \`<${tag}>\` is on one, or both tags into the same paragraph.`,
    };
  }
  const [closing, opening] = [...reason.matchAll(/`(<[^`]*>)`/g)].map((match) => match[1] ?? '');
  if (reason.startsWith('Expected a closing tag')) {
    return {
      message: `Expected a closing tag for \`<${tag}>\`.`,
      hint: `Add \`</${tag}>\` in the same paragraph or block, or write \`<${tag} />\`. ${LITERAL_BRACKET}`,
    };
  }
  const opened = opening?.replace(/[</>]/g, '') ?? '';
  return {
    message: `The closing tag \`${closing ?? ''}\` is where \`</${opened}>\` is expected.`,
    hint: `Close \`<${opened}>\` first; tags must be nested.`,
  };
}

function explainEnd(reason: string): Explanation {
  if (/expression/.test(reason)) {
    return {message: '`{` starts an expression here that is never closed with `}`.', hint: LITERAL_BRACE};
  }
  return {message: `\`<\` starts a tag here that is never finished: ${plain(reason)}`, hint: LITERAL_BRACKET};
}

function explainCharacter(reason: string, {line, column, hasComments}: Spot): Explanation {
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
    return explainValue(character, line.slice(0, column - 1), line.slice(column - 1));
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

/** The value of an attribute that is not in straight quotes. */
function explainValue(character: string, before: string, rest: string): Explanation {
  const [, name = 'name'] = /([\w:-]+)\s*=\s*$/.exec(before) ?? [];
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

/** Errors inside braces and in import and export lines. */
function explainScript(cause: string, isModule: boolean, line: string): Explanation {
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

/** A reason without positions and notes, as a sentence. */
function plain(reason: string): string {
  const text = reason
    .replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '')
    .replace(/\s*\(note:[^)]*\)/g, '')
    .trim();
  return text === '' ? '' : withPeriod(text);
}
