import type {Model} from '../content/createModel.ts';
import {createWaitingList, type WaitingList} from '../createWaitingList.ts';
import type {SiteState} from './SiteState.ts';

/** The content of a site for everything that needs it, which waits until it has been read. */
export interface ModelGate extends Pick<WaitingList<Model>, 'admit' | 'refuse'> {
  /**
   * The current content.
   *
   * @throws {Error} when it cannot be read, or the site is closed
   */
  model(): Promise<Model>;
}

/** @param state The current state of the site. */
export function createModelGate(state: () => SiteState): ModelGate {
  const {wait, admit, refuse} = createWaitingList<Model>();
  return {
    async model() {
      const now = state();
      if (now.type === 'open') return now.model;
      if (now.type === 'failed') throw now.error;
      if (now.type === 'closed') throw new Error('The site was closed.');
      return wait();
    },
    admit,
    refuse,
  };
}
