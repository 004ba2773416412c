import {openSearch} from '../search/openSearch.ts';
import {takeEarlyKeys} from '../search/takeEarlyKeys.ts';
import {areShortcutsOff} from './shortcutSetting.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

/** The elements that keys click. */
const TARGETS: Record<string, string> = {
  '[': '.pagination a[rel~="prev"]',
  ']': '.pagination a[rel~="next"]',
};

/** The last of the Latin letters and their marks. */
const LATIN = '\u036f';

const SEARCH_BUTTON = '.search-button';

/**
 * Keyboard shortcuts: `[` and `]` for the previous and the next page, `/` for search, `?` for the list of shortcuts.
 * They are ignored while typing, while a dialog is open, and if the reader has turned them off. Control or Command with
 * K always opens search, also if the reader pressed them before the app was there; on keyboards of other scripts, the key
 * at the place of K. The footer's button opens the list, too.
 */
export function installShortcuts(document: Document, site: SiteData, signal?: AbortSignal): void {
  // Not by a click on the button, which submits its form until React has hydrated it.
  const hasSearch = (): boolean => document.querySelector(SEARCH_BUTTON) !== null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    // The place of the key on a Latin keyboard, if it is a letter of another script.
    const key = event.key > LATIN ? event.code : event.key;
    const isSearch = /^(Key)?k$/i.test(key) && isCommandAlone(event);
    if (document.querySelector('dialog[open]') || (!isSearch && (isTaken(event) || areShortcutsOff())))
      return;
    if (key === '?') {
      event.preventDefault();
      openList(document, site);
      return;
    }
    if (isSearch || key === '/') {
      if (!hasSearch()) return;
      // Keeps the slash from being typed into the search field that opens.
      event.preventDefault();
      openSearch(site);
      return;
    }
    const selector = TARGETS[key];
    const target = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
    if (!target) return;
    event.preventDefault();
    target.click();
  };
  const onClick = ({target}: Event): void => {
    if (target instanceof Element && target.closest('.footer-shortcuts')) openList(document, site);
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener('click', onClick, {signal});
  const pressed = takeEarlyKeys(document);
  if (pressed && hasSearch()) openSearch(site, {pressed});
}

/** Loads and opens the list. If that fails, the shortcuts still work. */
function openList(document: Document, site: SiteData): void {
  Promise.all([import('./showShortcuts.ts'), loadDialogMessages(site)]).then(
    ([{showShortcuts}, dialogs]) => showShortcuts(document, site.messages, dialogs),
    () => undefined,
  );
}

/** Control or Command without any other modifier. */
function isCommandAlone({ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isTaken(event: KeyboardEvent): boolean {
  // AltGr, which some keyboards need for brackets, is reported as Control and Alt.
  const isCommand = event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));
  const {target} = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"], [role="grid"]') !== null);
  return isCommand || isTyping;
}
