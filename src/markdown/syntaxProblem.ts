import {VFileMessage} from 'vfile-message';
import type {Problem} from '../problems/Problem.ts';
import type {SourceContext} from './SourceContext.ts';

const LITERAL_BRACE = 'Write `\\{` for a literal brace, or put the text in backticks.';
const LITERAL_BRACKET = 'Write `\\<` for a literal `<`, or put the text in backticks.';

/**
 * Puts a syntax error of MDX into plain words, with its place in the original file.
 *
 * @throws the error itself when it does not come from the parser
 */
export function syntaxProblem(error: unknown, source: SourceContext): Problem {
  if (!(error instanceof VFileMessage)) throw error;
  const line = error.line ?? undefined;
  const column = error.column ?? undefined;
  return {
    severity: 'error',
    file: source.file,
    ...(line === undefined ? {} : {line}),
    ...(column === undefined ? {} : {column}),
    ...explain(error, lineText(source.text, line)),
  };
}

function lineText(text: string, line: number | undefined): string {
  return line === undefined ? '' : (text.split('\n')[line - 1] ?? '');
}

function explain({reason, ruleId}: VFileMessage, line: string): {message: string; hint?: string} {
  const tag = /`<\/?([^>`]*)>`/.exec(reason)?.[1];
  switch (ruleId) {
    case 'end-tag-mismatch': {
      const [closing, opening] = [...reason.matchAll(/`(<[^`]*>)`/g)].map((match) => match[1] ?? '');
      if (reason.startsWith('Expected a closing tag')) {
        return {
          message: `Expected a closing tag for \`<${tag ?? ''}>\`.`,
          hint: `Add \`</${tag ?? ''}>\` in the same paragraph or block, or write \`<${tag ?? ''} />\`. ${LITERAL_BRACKET}`,
        };
      }
      const opened = opening?.replace(/[</>]/g, '') ?? '';
      return {
        message: `The closing tag \`${closing ?? ''}\` stands where \`</${opened}>\` is expected.`,
        hint: `Close \`<${opened}>\` first; tags must be nested.`,
      };
    }
    case 'unexpected-closing-slash':
    case 'unexpected-end-tag':
    case 'closing-tag-without-opening':
      return {message: `A closing tag${tag ? ` \`</${tag}>\`` : ''} stands where nothing is open.`, hint: 'Remove it, or add the opening tag before it.'};
    case 'acorn':
      return explainScript(reason, line);
    case 'unexpected-lazy':
      return {
        message: 'A tag or an expression that began in a quote or a list goes on outside of it.',
        hint: 'Begin each of its lines with the same `>` or indentation.',
      };
    case 'non-spread':
    case 'spread-extra':
    case 'spread-expression':
      return {message: 'Braces between attributes hold a spread only.', hint: 'Write `{...props}`, or `name={value}` for one attribute.'};
    case 'unexpected-eof':
      return explainEnd(reason);
    case 'unexpected-character':
    case 'unexpected-character-after-tag':
      return explainCharacter(reason, line);
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

function explainCharacter(reason: string, line: string): {message: string; hint: string} {
  const character = /Unexpected character `([^`]*)`/.exec(reason)?.[1] ?? '';
  const where = /`[^`]*` (?:\([^)]*\) )?(before|after|in) ([\w ]+?)(?:,|$)/.exec(reason);
  if (character === '!' && line.includes('<!--')) {
    return {message: 'HTML comments are switched off here.', hint: 'Write `{/* comment */}`, or set `markdown.mdx1Compat.comments`.'};
  }
  if (/^https?:|^mailto:/.test(line.slice(line.indexOf('<') + 1)) && (character === '/' || character === ':')) {
    return {message: 'An address in `<…>` is no link in MDX.', hint: 'Write `[text](address)`, or the bare address.'};
  }
  const before = where === null ? '' : ` ${where[1] ?? ''} ${where[2] ?? ''}`;
  return {message: `\`<\` starts a tag here, but \`${character}\` cannot stand${before}.`, hint: LITERAL_BRACKET};
}

/** Errors inside braces and in import and export lines. */
function explainScript(reason: string, line: string): {message: string; hint: string} {
  const detail = plain(reason.replace(/^Could not parse (?:expression|import\/exports) with acorn(?:: )?/, ''));
  if (/^\s*(?:import|export)\b/.test(line)) {
    return {
      message: `This \`${line.trim().split(/\s/)[0] ?? 'import'}\` line is not valid JavaScript${detail ? `: ${detail}` : '.'}`,
      hint: 'Keep imports and exports together and leave a blank line before the text that follows.',
    };
  }
  return {message: `\`{\` starts an expression here that is not valid JavaScript${detail ? `: ${detail}` : '.'}`, hint: LITERAL_BRACE};
}

function plain(reason: string): string {
  const text = reason.replace(/\s*\(\d+:\d+(?:-\d+:\d+)?\)/g, '').replace(/\s*\(note:[^)]*\)/g, '').trim();
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}
