import type {Answers, Field} from './Scaffold.ts';

export interface Collecting {
  fields: readonly Field[];
  /** What was said on the command line. */
  given: Answers;
  /** Asks on the terminal; absent where there is none. Takes the question and what an empty answer means. */
  ask?: (question: string, fallback: string | undefined) => Promise<string>;
  /** Says what is wrong with an answer, before asking again. */
  say(text: string): void;
  /** Whether fallbacks are taken without asking, and made of the other answers where there is none. */
  takeFallbacks: boolean;
}

/** Collects an answer to each question: what was given, else what is asked, else the fallback. Reports all that is wrong at once. */
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
    // Nothing can be made of a title that is missing, which is reported itself.
    const wrong = mistakes.length === 0 ? check?.(answer, answers) : undefined;
    if (wrong !== undefined) mistakes.push(`--${key}: ${wrong}`);
  }
  return {answers, mistakes};
}

/** The question says what an answer is, after the name that the option has, too. */
function missing(key: string, question: string): string {
  const [first = '', ...rest] = question.split(', ');
  const isName = first.toLowerCase() === key;
  if (isName && rest.length === 0) return `--${key} is missing.`;
  const said = isName ? rest.join(', ') : question;
  return `--${key} is missing: ${said.charAt(0).toLowerCase()}${said.slice(1)}.`;
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
