/** Tabs of one group change together on a page, and the choice is remembered in the browser. */

/** Event on the document when a reader chooses a tab of a group. */
export const CHOICE_EVENT = 'tabchoice';

export interface TabChoice {
  groupId: string;
  value: string;
}

/** Key in `localStorage`, as Docusaurus names it. */
export function storageKey(groupId: string): string {
  return `docusaurus.tab.${groupId}`;
}

export function readStored(groupId: string | undefined): string | null {
  try {
    return groupId === undefined ? null : localStorage.getItem(storageKey(groupId));
  } catch {
    return null;
  }
}

/** Remembers a choice and tells all tabs of the page about it. */
export function publishChoice(choice: TabChoice): void {
  try {
    localStorage.setItem(storageKey(choice.groupId), choice.value);
  } catch {
    // Storage may be forbidden: the choice then holds for this page.
  }
  document.dispatchEvent(new CustomEvent<TabChoice>(CHOICE_EVENT, {detail: choice}));
}
