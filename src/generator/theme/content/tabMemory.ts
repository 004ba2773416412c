/** Tabs of one group switch together on a page, and the browser remembers the choice. */

import {readStorage, writeStorage} from '../storage.ts';

/** Event on the document when a reader chooses a tab of a group. */
const CHOICE_EVENT = 'tabchoice';

export interface TabChoice {
  groupId: string;
  value: string;
}

/** Prefix of keys in `localStorage`, as in Docusaurus; the name of the group follows. */
const KEY_PREFIX = 'docusaurus.tab.';

/** The choice that the browser remembers for a group; null if there is none, or storage is blocked. */
export function readChoice(groupId: string | undefined): string | null {
  return groupId === undefined ? null : readStorage(KEY_PREFIX + groupId);
}

/** Remembers a choice and applies it to all tabs of the page. */
export function publishChoice(choice: TabChoice): void {
  writeStorage(KEY_PREFIX + choice.groupId, choice.value);
  document.dispatchEvent(new CustomEvent<TabChoice>(CHOICE_EVENT, {detail: choice}));
}

/** Calls `follow` with each choice made on the page or in another window of the browser. */
export function followChoices(follow: (choice: TabChoice) => void, signal?: AbortSignal): void {
  const onChoice = (event: Event): void => {
    if (event instanceof CustomEvent) {
      follow(event.detail);
    }
  };
  const onStorage = ({key, newValue}: StorageEvent): void => {
    if (key?.startsWith(KEY_PREFIX) && newValue !== null) {
      follow({groupId: key.slice(KEY_PREFIX.length), value: newValue});
    }
  };
  document.addEventListener(CHOICE_EVENT, onChoice, {signal});
  window.addEventListener('storage', onStorage, {signal});
}
