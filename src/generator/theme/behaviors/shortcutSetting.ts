/** Holds `off` when the reader wants no shortcuts of one key (WCAG 2.1, criterion 2.1.4). */
export const SHORTCUTS_KEY = 'shortcuts';

/** Whether the reader has turned shortcuts of one key off. */
export function areShortcutsOff(): boolean {
  try {
    return localStorage.getItem(SHORTCUTS_KEY) === 'off';
  } catch {
    return false;
  }
}
