import type {Message} from 'esbuild';
import {isBuildFailure, transform} from '../../files/code/esbuild.ts';
import {type Position, positionAt} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {isAtRule, AT_RULES} from './atRules.ts';
import {isStyleModule} from './isStyleModule.ts';
import {styleWords} from './styleWords.ts';

/**
 * Finds the mistakes in a style sheet, which browsers silently ignore together with what follows them.
 *
 * @param css Its text.
 * @param file Relative to the site folder.
 */
export async function styleProblems(css: string, file: string): Promise<Problem[]> {
  const loader = isStyleModule(file) ? 'local-css' : 'css';
  const found = await transform(css, {loader, logLevel: 'silent'}).then(
    ({warnings}) => warnings,
    thrownMessages,
  );
  const messages = withoutEffects(found);
  const problems = [...messages.flatMap((message) => syntaxProblem(message)), ...wordProblems(css)];
  return problems.map((problem) => ({...problem, file})).sort(byPlace);
}

/**
 * Drops syntax errors that follow from others: those after a part that is never closed, where everything is read
 * differently than it was meant, and further ones in a line.
 */
function withoutEffects(messages: readonly Message[]): Message[] {
  const errors = messages.filter(({id, location}) => id === SYNTAX_ERROR && location !== null);
  const lineOf = ({location}: Message): number => location?.line ?? 0;
  const open = errors.flatMap((one) => openingOf(one)?.line ?? []);
  const isEffect = (one: Message): boolean =>
    errors.includes(one) &&
    openingOf(one) === undefined &&
    (open.some((line) => line < lineOf(one)) ||
      errors.slice(0, errors.indexOf(one)).some((former) => lineOf(former) === lineOf(one)));
  return messages.filter((one) => !isEffect(one));
}

/** The start of the part that is never closed, if that is the mistake. */
function openingOf({notes}: Message): NonNullable<Message['location']> | undefined {
  return notes.find((note) => OPENING.test(note.text))?.location ?? undefined;
}

/** If esbuild cannot continue, it throws an error that includes its warnings. */
function thrownMessages(error: unknown): Message[] {
  const {errors = [], warnings = []} = isBuildFailure(error) ? error : {};
  if (errors.length === 0) throw error;
  return [...errors.map((message) => ({...message, id: SYNTAX_ERROR})), ...warnings];
}

const SYNTAX_ERROR = 'css-syntax-error';

type StyleProblem = Omit<Problem, 'file'>;

function byPlace(a: Problem, b: Problem): number {
  return (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}

/** Old hacks that target one browser, which all others ignore as intended. */
const HACK = /^\s*\*[\w-]+\s*:/;

function syntaxProblem(problem: Message): StyleProblem[] {
  const {id, text, location, notes} = problem;
  const opening = openingOf(problem);
  const place = placeOf(opening ?? location);
  switch (id) {
    case SYNTAX_ERROR:
      if (location && HACK.test(location.lineText.slice(location.column))) return [];
      return [{severity: 'error', ...place, ...syntaxReason(text, opening?.lineText[opening.column])}];
    case 'js-comment-in-css': {
      const message = '`//` does not start a comment in a style sheet.';
      return [{severity: 'error', ...place, message, hint: 'Write `/* … */`.'}];
    }
    case 'invalid-@import': {
      const message = 'This `@import` has no effect: other rules come before it.';
      return [{severity: 'error', ...place, message, hint: 'Move it to the top of the file.'}];
    }
    case 'unsupported-css-property': {
      const [name, near] = [text, notes[0]?.text ?? ''].map((words) => /"(.+?)"/.exec(words)?.[1]);
      const message = `\`${name}\` is not a CSS property.`;
      return [{severity: 'warning', ...place, message, ...(near && {hint: `Did you mean \`${near}\`?`})}];
    }
    default:
      return [{severity: 'warning', ...place, message: `${text}.`}];
  }
}

const OPENING = /^The (?:unbalanced|multi-line comment starts)/;

function placeOf(location: Message['location'] | undefined): Partial<Position> {
  return location ? {line: location.line, column: location.column + 1} : {};
}

/** @param opening The start of the part that is never closed, if that is the mistake. */
function syntaxReason(text: string, opening: string | undefined): Pick<StyleProblem, 'message' | 'hint'> {
  if (opening === '/') {
    return {
      message: 'This comment is never closed.',
      hint: 'Close it with `*/`: everything after it is part of the comment.',
    };
  }
  if (opening !== undefined) {
    const closing = opening === '{' ? '}' : opening === '[' ? ']' : ')';
    return {
      message: `This \`${opening}\` is never closed with \`${closing}\`.`,
      hint: 'Whatever follows has no effect, or the wrong one.',
    };
  }
  if (/"\$"/.test(text)) {
    return {
      message: 'Variables that begin with `$` are Sass, which is not supported in CSS files.',
      hint: 'Write `--name: value` in a rule for `:root`, and `var(--name)` where it is used.',
    };
  }
  switch (text) {
    case 'Expected identifier but found whitespace':
      return {
        message: 'This is read as a selector, which cannot contain it.',
        hint: 'Before it, a `{` may be missing, or a `;` or `}`.',
      };
    case 'Expected ":"':
      return {message: 'A `:` is missing before this.', hint: 'Write `property: value;`.'};
    case 'Unexpected "}"':
      return {message: 'This `}` closes nothing.', hint: 'Remove it, or look for a missing `{` before it.'};
    case 'Unterminated string token':
      return {message: 'A quoted string is not closed on its line.', hint: 'Close it with the same quote.'};
    default:
      return {message: `Syntax error: ${text.replace(/"(.+?)"(?!")/g, '`$1`')}.`};
  }
}

function wordProblems(css: string): StyleProblem[] {
  return styleWords(css).flatMap(({word, at}): StyleProblem[] => {
    const name = word.slice(1);
    if (!word.startsWith('@') || isAtRule(name)) return [];
    const near = nearest(name, AT_RULES);
    return [
      {
        severity: 'warning',
        ...positionAt(css, at),
        message: `\`@${name}\` is not a CSS rule.`,
        hint: near ? `Did you mean \`@${near}\`?` : 'Browsers ignore it and its content.',
      },
    ];
  });
}
