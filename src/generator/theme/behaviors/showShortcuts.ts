import {searchKeys} from '../search/searchKeys.ts';
import {writeStorage} from '../storage.ts';
import {openDialog} from './openDialog.ts';
import {areShortcutsOff, SHORTCUTS_KEY} from './shortcutSetting.ts';
import type {DialogMessages, ThemeMessages} from '../../shared/messages/Messages.ts';

type Shortcut = [keys: string[], action: string];

/** Shows the list of keyboard shortcuts, and the switch that turns single-key shortcuts off. */
export function showShortcuts(document: Document, theme: ThemeMessages, dialogs: DialogMessages): void {
  const heading = document.createElement('h2');
  heading.textContent = theme.keyboardShortcuts;
  const list = document.createElement('dl');
  list.className = 'shortcuts';
  const search: Shortcut = [['/', searchKeys(navigator.userAgent)], theme.search];
  const shortcuts: Shortcut[] = [
    ...(document.querySelector('.search-button') ? [search] : []),
    [['['], dialogs.previousPage],
    [[']'], dialogs.nextPage],
    [['?'], dialogs.thisList],
    [['Esc'], dialogs.closeOpen],
  ];
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
    label: theme.keyboardShortcuts,
    className: 'shortcuts-dialog',
    content: [heading, list, createSwitch(document, dialogs)],
    messages: dialogs,
  });
}

function createSwitch(document: Document, {shortcutsOn}: DialogMessages): Element {
  const label = document.createElement('label');
  label.className = 'shortcuts-switch';
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = !areShortcutsOff();
  box.addEventListener('change', () => {
    // Where it cannot be stored, the shortcuts stay on.
    if (!writeStorage(SHORTCUTS_KEY, box.checked ? null : 'off')) box.checked = true;
  });
  label.append(box, shortcutsOn);
  return label;
}
