import {exitMessage} from '../../problems/exitMessage.ts';

/**
 * Keeps the code of pages and components from ending the process, or the thread that renders them: without a word, the
 * build would stop, and the dev server with it. A call of `process.exit` throws instead, which is reported like anything
 * else that a page throws.
 *
 * @param isPage Whether a stack is that of such code. The generator itself may end the process.
 */
export function refusePageExit(isPage: (stack: string) => boolean): void {
  const exit = process.exit.bind(process);
  process.exit = (code) => {
    const error = new Error(exitMessage(code));
    if (!isPage(error.stack ?? '')) return exit(code);
    throw error;
  };
}
