import {setImmediate} from 'node:timers/promises';
import type {Problem} from '../../shared/problems/Problem.ts';
import {onIdle} from './onIdle.ts';
import {beginEvaluation, type SiteModule} from './siteModules.ts';
import {Unsettled} from './Unsettled.ts';

/** How long (ms) a configuration may take: it may fetch something, but a build should not wait longer to begin. */
export const TIME_LIMIT = 10_000;

/**
 * Waits for the value of a module of the site. The wait also ends when the value takes too long, when nothing is left
 * in this process that could settle it, and when the module does something that would end the process.
 *
 * @param run Starts the evaluation; `step` is called as soon as the module itself has been loaded.
 * @returns the value, or the problem that kept it from being one
 */
export async function evaluate<Value>(
  module: SiteModule,
  run: (step: () => void) => Promise<Value>,
  timeLimit = TIME_LIMIT,
): Promise<{value: Value} | {problem: Problem}> {
  let isLoaded = false;
  let end: () => void = () => undefined;
  try {
    return await new Promise((resolve, reject) => {
      const giveUp = (seconds?: number) => (): void =>
        reject(new Unsettled(isLoaded ? 'value' : 'module', seconds));
      const timer = setTimeout(giveUp(timeLimit / 1000), timeLimit);
      // An ordinary timer would keep the process alive and hide that nothing else does.
      timer.unref();
      const endWait = onIdle(giveUp());
      const done = beginEvaluation({module, fail: (problem) => resolve({problem})});
      end = () => {
        clearTimeout(timer);
        endWait();
        done();
      };
      run(() => {
        isLoaded = true;
      })
        .then(async (value) => {
          // A rejection that nobody handles is reported after everything that waits for promises.
          await setImmediate();
          resolve({value});
        })
        .catch(reject);
    });
  } catch (error) {
    return {problem: module.explain(error, 'thrown')};
  } finally {
    end();
  }
}
