import {readStorage} from '../storage.ts';

/** Storage key that holds `off` if the reader has turned off single-key shortcuts (WCAG 2.1, criterion 2.1.4). */
export const SHORTCUTS_KEY = 'shortcuts';

/** Whether the reader has turned off single-key shortcuts. */
export function areShortcutsOff(): boolean {
  return readStorage(SHORTCUTS_KEY) === 'off';
}
