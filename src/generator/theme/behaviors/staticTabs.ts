import {tabForKey} from '../content/tabKeys.ts';
import {CHOICE_EVENT, publishChoice, readStored, storageKey} from '../content/tabMemory.ts';

const TABS = '.tabs[data-tab-group]';

/**
 * Works the tabs that are plain HTML, by the pattern of the ARIA authoring practices and in step with the `Tabs`
 * component: one choice for all tabs of a group, remembered in the browser.
 *
 * @returns A function that removes the listeners.
 */
export function installStaticTabs(document: Document): () => void {
  const onClick = (event: Event): void => {
    const tab = findTab(event.target);
    if (tab) {
      choose(tab);
    }
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const tab = findTab(event.target);
    const tabs = [...(tab?.parentElement?.children ?? [])];
    const next = tab ? tabForKey(event.key, tabs.indexOf(tab), tabs.length) : undefined;
    const target = next === undefined ? undefined : tabs[next];
    if (target instanceof HTMLElement) {
      event.preventDefault();
      choose(target);
      target.focus({preventScroll: true});
    }
  };
  const onChoice = (event: Event): void => {
    if (event instanceof CustomEvent) {
      selectInGroup(document, event.detail.groupId, event.detail.value);
    }
  };
  const onStorage = ({key, newValue}: StorageEvent): void => {
    for (const group of groupsOf(document)) {
      if (key === storageKey(group) && newValue !== null) {
        selectInGroup(document, group, newValue);
      }
    }
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKeyDown);
  document.addEventListener(CHOICE_EVENT, onChoice);
  window.addEventListener('storage', onStorage);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKeyDown);
    document.removeEventListener(CHOICE_EVENT, onChoice);
    window.removeEventListener('storage', onStorage);
  };
}

/** Selects what the reader chose before, in content that has just been put on the page. */
export function restoreStaticTabs(content: ParentNode): void {
  for (const group of groupsOf(content)) {
    const stored = readStored(group);
    if (stored !== null) {
      selectInGroup(content, group, stored);
    }
  }
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>(`${TABS} > .tabs-list > [role="tab"]`)
    : null;
}

function groupsOf(root: ParentNode): Set<string> {
  const groups = [...root.querySelectorAll<HTMLElement>(TABS)].map(({dataset}) => dataset.tabGroup ?? '');
  return new Set(groups);
}

/** Panels above may change their height: the tab that was chosen stays where the reader sees it. */
function choose(tab: HTMLElement): void {
  const groupId = tab.closest<HTMLElement>(TABS)?.dataset.tabGroup ?? '';
  const before = tab.getBoundingClientRect().top;
  publishChoice({groupId, value: tab.dataset.value ?? ''});
  const moved = tab.getBoundingClientRect().top - before;
  if (moved !== 0) {
    window.scrollBy({top: moved, behavior: 'instant'});
  }
}

function selectInGroup(root: ParentNode, group: string, value: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(TABS)) {
    if (tabs.dataset.tabGroup === group) {
      select(tabs, value);
    }
  }
}

/** Tabs that have no such value stay as they are. */
function select(tabs: HTMLElement, value: string): void {
  const [list, ...panels] = tabs.children;
  const all = [...(list?.children ?? [])];
  if (!all.some((tab) => tab instanceof HTMLElement && tab.dataset.value === value)) {
    return;
  }
  for (const tab of all) {
    const isSelected = tab instanceof HTMLElement && tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.setAttribute('tabindex', isSelected ? '0' : '-1');
  }
  for (const panel of panels) {
    if (panel instanceof HTMLElement) {
      panel.hidden = panel.dataset.value !== value;
    }
  }
}
