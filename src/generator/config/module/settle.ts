import {beginWait} from '../../files/longWaits.ts';
import {onIdle} from './onIdle.ts';

/** How long (ms) to wait for the site's code: it may fetch its content from slow servers. */
const TIME_LIMIT = 300_000;

/**
 * Waits for a promise of the site's code, which may never settle.
 *
 * @param what What is awaited, for a message if that takes long.
 * @throws `NeverSettled` when nothing is left that could settle it, and when it takes too long
 */
export async function settle<Value>(promise: Promise<Value> | Value, what: string): Promise<Value> {
  if (!(promise instanceof Promise)) return promise;
  let end: () => void = () => undefined;
  try {
    return await new Promise<Value>((resolve, reject) => {
      const timer = setTimeout(() => reject(new NeverSettled(TIME_LIMIT)), TIME_LIMIT);
      // An ordinary timer would keep the process alive and hide that nothing else does.
      timer.unref();
      const endNote = beginWait(() => what);
      const endWait = onIdle(() => reject(new NeverSettled()));
      end = () => {
        clearTimeout(timer);
        endNote();
        endWait();
      };
      promise.then(resolve, reject);
    });
  } finally {
    end();
  }
}

/** The reason for not waiting any longer for a promise. */
export class NeverSettled extends Error {
  constructor(timeLimit?: number) {
    super(
      timeLimit === undefined
        ? 'its promise never settles, since nothing is left that could resolve it.'
        : `its promise has not settled after ${timeLimit / 1000} seconds.`,
    );
    this.name = 'NeverSettled';
  }
}
