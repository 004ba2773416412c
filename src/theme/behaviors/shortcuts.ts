/** Holds `off` when the reader wants no shortcuts of one key (WCAG 2.1, criterion 2.1.4). */
export const SHORTCUTS_KEY = 'shortcuts';

/** What the keys `[` and `]` follow. */
const LINKS: Record<string, string> = {'[': 'a[rel~="prev"]', ']': 'a[rel~="next"]'};

/**
 * Keys for readers: `[` and `]` for the previous and the next page, `?` for the list of shortcuts. Not while typing, and
 * not while a dialog is open.
 *
 * @returns A function that removes the listener.
 */
export function installShortcuts(document: Document): () => void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTaken(event) || document.querySelector('dialog[open]')) return;
    if (event.key === '?') {
      event.preventDefault();
      // Without the list the keys work all the same.
      import('./showShortcuts.ts').then(
        ({showShortcuts}) => showShortcuts(document),
        () => undefined,
      );
      return;
    }
    const selector = LINKS[event.key];
    if (selector !== undefined && !areOff()) {
      document.querySelector<HTMLElement>(`.pagination ${selector}`)?.click();
    }
  };
  document.addEventListener('keydown', onKeyDown);
  return () => document.removeEventListener('keydown', onKeyDown);
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

/** Whether the reader has turned shortcuts of one key off. */
export function areOff(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) === 'off';
  } catch {
    return false;
  }
}
