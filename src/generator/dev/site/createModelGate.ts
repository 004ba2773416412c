import type {Model} from '../content/createModel.ts';
import type {SiteState} from './nextSiteState.ts';

/** The content of a site for everything that needs it, which waits until it has been read. */
export interface ModelGate {
  /**
   * The current content.
   *
   * @throws {Error} when it cannot be read, or the site is closed
   */
  model(): Promise<Model>;
  /** Lets everything that waits continue. */
  admit(model: Model): void;
  /** Makes everything that waits fail. */
  refuse(error: Error): void;
}

/** @param state The current state of the site. */
export function createModelGate(state: () => SiteState): ModelGate {
  let waiting: {resolve(model: Model): void; reject(error: Error): void}[] = [];
  const takeWaiting = (): typeof waiting => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    async model() {
      const now = state();
      if (now.type === 'open') return now.model;
      if (now.type === 'failed') throw now.error;
      if (now.type === 'closed') throw new Error('The site was closed.');
      return new Promise((resolve, reject) => waiting.push({resolve, reject}));
    },
    admit(model) {
      for (const {resolve} of takeWaiting()) resolve(model);
    },
    refuse(error) {
      for (const {reject} of takeWaiting()) reject(error);
    },
  };
}
