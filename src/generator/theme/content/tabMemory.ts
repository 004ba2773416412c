/** Tabs of one group switch together on a page, and the browser remembers the choice. */

/** Event on the document when a reader chooses a tab of a group. */
const CHOICE_EVENT = 'tabchoice';

export interface TabChoice {
  groupId: string;
  value: string;
}

/** Prefix of keys in `localStorage`, as in Docusaurus; the name of the group follows. */
const KEY_PREFIX = 'docusaurus.tab.';

/** The choice that the browser remembers for a group; null if there is none, or storage is blocked. */
export function readStored(groupId: string | undefined): string | null {
  try {
    return groupId === undefined ? null : localStorage.getItem(KEY_PREFIX + groupId);
  } catch {
    return null;
  }
}

/** Remembers a choice and applies it to all tabs of the page. */
export function publishChoice(choice: TabChoice): void {
  try {
    localStorage.setItem(KEY_PREFIX + choice.groupId, choice.value);
  } catch {
    // Storage may be blocked: the choice then holds for this page.
  }
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
