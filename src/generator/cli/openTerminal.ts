import {createInterface} from 'node:readline/promises';
import pc from 'picocolors';

/** Questions and answers on the terminal. */
export interface Terminal {
  /** Asks a question and returns the answer, or the fallback if the answer is empty. Absent without a terminal. */
  ask?: (question: string, fallback: string | undefined) => Promise<string>;
  close(): void;
}

/** Opens the terminal for questions. */
export function openTerminal(): Terminal {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return {close() {}};
  const terminal = createInterface({input: process.stdin, output: process.stdout});
  // A prompt that is canceled (Ctrl-C, Ctrl-D) never settles; nothing has been written by then.
  const breakOff = () => process.exit(130);
  terminal.on('SIGINT', breakOff);
  terminal.on('close', breakOff);
  return {
    async ask(question, fallback) {
      const hint = fallback === undefined ? '' : pc.dim(` [${fallback || 'none'}]`);
      const answer = await terminal.question(`${question}${hint}: `);
      return answer.trim() === '' && fallback !== undefined ? fallback : answer.trim();
    },
    close() {
      terminal.off('close', breakOff);
      terminal.close();
    },
  };
}
