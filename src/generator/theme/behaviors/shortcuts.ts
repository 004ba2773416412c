import {areShortcutsOff} from './shortcutSetting.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

/** What keys press. */
const TARGETS: Record<string, string> = {
  '[': '.pagination a[rel~="prev"]',
  ']': '.pagination a[rel~="next"]',
  '/': '.search-button',
};

/**
 * Keys for readers: `[` and `]` for the previous and the next page, `/` for search, `?` for the list of shortcuts. Not
 * while typing, not while a dialog is open, and not when the reader has turned them off. Control or Command with K opens
 * search always. The footer's button opens the list as well.
 */
export function installShortcuts(document: Document, site: SiteData, signal?: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const isSearch = event.key.toLowerCase() === 'k' && isCommandAlone(event);
    if (document.querySelector('dialog[open]') || (!isSearch && (isTaken(event) || areShortcutsOff())))
      return;
    if (event.key === '?') {
      event.preventDefault();
      openList(document, site);
      return;
    }
    const selector = TARGETS[isSearch ? '/' : event.key];
    const target = selector === undefined ? null : document.querySelector<HTMLElement>(selector);
    if (!target) return;
    // The slash must not be typed into the field that it opens.
    event.preventDefault();
    target.click();
  };
  const onClick = ({target}: Event): void => {
    if (target instanceof Element && target.closest('.footer-shortcuts')) openList(document, site);
  };
  document.addEventListener('keydown', onKeyDown, {signal});
  document.addEventListener('click', onClick, {signal});
}

/** Opens the list, which is loaded for that. Without it the keys work all the same. */
function openList(document: Document, site: SiteData): void {
  Promise.all([import('./showShortcuts.ts'), loadDialogMessages(site)]).then(
    ([{showShortcuts}, dialogs]) => showShortcuts(document, site.messages, dialogs),
    () => undefined,
  );
}

/** Control or Command, and no other key with it. */
function isCommandAlone({ctrlKey, metaKey, shiftKey, altKey}: KeyboardEvent): boolean {
  return ctrlKey !== metaKey && !shiftKey && !altKey;
}

function isTaken(event: KeyboardEvent): boolean {
  // AltGr, which some keyboards need for brackets, counts as Control and Alt.
  const isCommand = event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'));
  const {target} = event;
  const isTyping =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role="textbox"], [role="grid"]') !== null);
  return isCommand || isTyping;
}
