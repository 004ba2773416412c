import {searchKeys} from '../search/searchKeys.ts';
import {openDialog} from './openDialog.ts';
import {areShortcutsOff, SHORTCUTS_KEY} from './shortcutSetting.ts';

type Shortcut = [keys: string[], action: string];

const SHORTCUTS: Shortcut[] = [
  [['['], 'Previous page'],
  [[']'], 'Next page'],
  [['?'], 'This list'],
  [['Esc'], 'Close what is open'],
];

/** Shows the list of keyboard shortcuts, and the switch that turns those of one key off. */
export function showShortcuts(document: Document): void {
  const heading = document.createElement('h2');
  heading.textContent = 'Keyboard shortcuts';
  const list = document.createElement('dl');
  list.className = 'shortcuts';
  const search: Shortcut = [['/', searchKeys(navigator.userAgent)], 'Search'];
  const shortcuts = document.querySelector('.search-button') ? [search, ...SHORTCUTS] : SHORTCUTS;
  for (const [keys, action] of shortcuts) {
    const term = document.createElement('dt');
    term.textContent = action;
    const description = document.createElement('dd');
    for (const key of keys) {
      const element = document.createElement('kbd');
      element.textContent = key;
      description.append(element);
    }
    list.append(term, description);
  }
  openDialog(document, {
    label: 'Keyboard shortcuts',
    className: 'shortcuts-dialog',
    content: [heading, list, createSwitch(document)],
  });
}

function createSwitch(document: Document): Element {
  const label = document.createElement('label');
  label.className = 'shortcuts-switch';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = !areShortcutsOff();
  box.addEventListener('change', () => {
    try {
      if (box.checked) localStorage.removeItem(SHORTCUTS_KEY);
      else localStorage.setItem(SHORTCUTS_KEY, 'off');
    } catch {
      // Storage may be forbidden: the keys then stay on.
      box.checked = true;
    }
  });
  label.append(box, 'Shortcuts of one key are on');
  return label;
}
