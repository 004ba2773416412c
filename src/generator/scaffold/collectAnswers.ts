import {lowerFirst} from '../shared/text/letterCase.ts';
import type {Answers, Field} from './Scaffold.ts';

export interface Collecting {
  fields: readonly Field[];
  /** Answers from the command line. */
  given: Answers;
  /** Prompts on the terminal; absent without one. Takes the question and the value of an empty answer. */
  ask?: (question: string, fallback: string | undefined) => Promise<string>;
  /** Prints what is wrong with an answer, before prompting again. */
  say(text: string): void;
  /** Whether to use fallbacks without prompting, and derive the rest from the other answers. */
  takeFallbacks: boolean;
}

/**
 * Collects an answer to each question: from the command line, or else from a prompt, or else the fallback. Reports all
 * mistakes at once.
 */
export async function collectAnswers({
  fields,
  given,
  ask,
  say,
  takeFallbacks,
}: Collecting): Promise<{answers: Answers; mistakes: string[]}> {
  const answers: Answers = {...given};
  const mistakes: string[] = [];
  for (const {key, question, fallback, unasked, check} of fields) {
    const written = given[key];
    if (written !== undefined) {
      const wrong = check?.(written, answers);
      if (wrong !== undefined) mistakes.push(`--${key}: ${wrong}`);
      continue;
    }
    const taken = takeFallbacks ? (unasked?.(answers) ?? fallback?.(answers)) : undefined;
    if (ask && taken === undefined) {
      answers[key] = await askUntilRight(
        () => ask(question, fallback?.(answers)),
        (answer) => check?.(answer, answers),
        say,
      );
      continue;
    }
    const answer = taken ?? fallback?.(answers);
    if (answer === undefined) {
      mistakes.push(missing(key, question));
      continue;
    }
    answers[key] = answer;
    // If the title is missing, that is reported, and nothing is derived from it.
    const wrong = mistakes.length === 0 ? check?.(answer, answers) : undefined;
    if (wrong !== undefined) mistakes.push(`--${key}: ${wrong}`);
  }
  return {answers, mistakes};
}

/** The part of the question after the option's name describes the answer. */
function missing(key: string, question: string): string {
  const [first = '', ...rest] = question.split(', ');
  const isName = first.toLowerCase() === key;
  if (isName && rest.length === 0) return `--${key} is missing.`;
  const said = isName ? rest.join(', ') : question;
  return `--${key} is missing: ${lowerFirst(said)}.`;
}

async function askUntilRight(
  ask: () => Promise<string>,
  check: (answer: string) => string | undefined,
  say: (text: string) => void,
): Promise<string> {
  for (;;) {
    const answer = await ask();
    const wrong = check(answer);
    if (wrong === undefined) return answer;
    say(wrong);
  }
}
