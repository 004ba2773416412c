/**
 * Closes the navbar's menus on Escape, when the focus moves or a click lands elsewhere, and when one of their links is
 * followed.
 */
export function installCloseDropdowns(document: Document, signal?: AbortSignal): void {
  const closeOthers = (event: Event): void => {
    for (const menu of getOpenMenus(document)) {
      if (!(event.target instanceof Node && menu.contains(event.target))) {
        menu.open = false;
      }
    }
  };
  const closeOnLink = (event: Event): void => {
    const menu = event.target instanceof Element && event.target.closest('a')?.closest('details.dropdown');
    if (menu instanceof HTMLDetailsElement) {
      menu.open = false;
    }
  };
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') {
      return;
    }
    for (const menu of getOpenMenus(document)) {
      const hadFocus = menu.contains(document.activeElement);
      menu.open = false;
      if (hadFocus) {
        menu.querySelector('summary')?.focus();
      }
    }
  };
  document.addEventListener('pointerdown', closeOthers, {signal});
  document.addEventListener('focusin', closeOthers, {signal});
  document.addEventListener('click', closeOnLink, {signal});
  document.addEventListener('keydown', closeOnEscape, {signal});
}

function getOpenMenus(document: Document): HTMLDetailsElement[] {
  return [...document.querySelectorAll<HTMLDetailsElement>('details.dropdown[open]')];
}
