import {OWN_PANELS, OWN_TABS} from '../../shared/markup/tabSelectors.ts';
import {chooseTab, showSelectedTabs} from './chooseTab.ts';
import {followChoices, publishChoice, readChoice} from './tabMemory.ts';

const TABS = '.tabs[data-tab-group]';

/**
 * Makes tabs that are plain HTML work, following the pattern of the ARIA Authoring Practices and in sync with the
 * `Tabs` component: one choice for all tabs of a group, remembered in the browser.
 */
export function installStaticTabs(document: Document, signal?: AbortSignal): void {
  const onEvent = (event: MouseEvent | KeyboardEvent): void =>
    chooseTab(event, `${TABS} > .tabs-list > [role="tab"]`, (tab) => {
      const groupId = tab.closest<HTMLElement>(TABS)?.dataset.tabGroup ?? '';
      publishChoice({groupId, value: tab.dataset.value ?? ''});
    });
  followChoices(({groupId, value}) => selectInGroup(document, groupId, value), signal);
  document.addEventListener('click', onEvent, {signal});
  document.addEventListener('keydown', onEvent, {signal});
}

/** Selects what the reader chose before, in content that has just been put on the page. */
export function restoreStaticTabs(content: ParentNode): void {
  for (const group of groupsOf(content)) {
    const stored = readChoice(group);
    if (stored !== null) {
      selectInGroup(content, group, stored);
    }
  }
}

function groupsOf(root: ParentNode): Set<string> {
  const groups = [...root.querySelectorAll<HTMLElement>(TABS)].map(({dataset}) => dataset.tabGroup ?? '');
  return new Set(groups);
}

function selectInGroup(root: ParentNode, group: string, value: string): void {
  for (const tabs of root.querySelectorAll<HTMLElement>(TABS)) {
    if (tabs.dataset.tabGroup === group) {
      select(tabs, value);
    }
  }
  showSelectedTabs(root);
}

/** Tabs without that value stay as they are. */
function select(tabs: HTMLElement, value: string): void {
  const isChosen = ({dataset}: HTMLElement): boolean => dataset.value === value;
  const list = [...tabs.querySelectorAll<HTMLElement>(OWN_TABS)];
  if (!list.some(isChosen)) {
    return;
  }
  for (const tab of list) {
    tab.setAttribute('aria-selected', String(isChosen(tab)));
    tab.tabIndex = isChosen(tab) ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>(OWN_PANELS)) {
    panel.hidden = !isChosen(panel);
  }
}
