import {isMainThread} from 'node:worker_threads';
import {beginEvaluation} from '../../config/module/siteModules.ts';

/** How long a plugin or preprocessor may take for a page, in milliseconds: some fetch what they show. */
export const TIME_LIMIT = 60_000;

/** Code of the site took too long. */
export class LimitError extends Error {}

/** Waits for code of the site until the limit, or until something that it started throws. */
export async function withinLimit(result: Promise<unknown>, timeLimit: number): Promise<unknown> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let onThrown: (error: unknown) => void = () => undefined;
  let endClaim: () => void = () => undefined;
  const end = new Promise<never>((_, reject) => {
    const seconds = timeLimit / 1000;
    timer = setTimeout(
      () => reject(new LimitError(`it did not finish within ${seconds} seconds`)),
      timeLimit,
    );
    onThrown = reject;
    // Otherwise the thread or the command would end, and nobody would know at which page.
    if (isMainThread) endClaim = claimThrown(onThrown);
    else process.once('uncaughtException', onThrown);
  });
  try {
    return await Promise.race([result, end]);
  } finally {
    clearTimeout(timer);
    process.off('uncaughtException', onThrown);
    endClaim();
  }
}

/** Receives what the command would otherwise report as its own fault; returns the function that ends this. */
function claimThrown(onThrown: (error: unknown) => void): () => void {
  let thrown: unknown;
  return beginEvaluation({
    module: {
      file: '',
      isIn: () => false,
      explain(error) {
        thrown = error;
        return {severity: 'error', message: 'A plugin failed.'};
      },
    },
    fail: () => onThrown(thrown),
  });
}
