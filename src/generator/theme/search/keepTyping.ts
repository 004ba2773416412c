/** What the reader has pressed for a search dialog that was not there yet. */
export interface Kept {
  /** The text for its field. */
  typed: string;
  /** Names of the keys that act on what that text finds: Enter and arrows. */
  keys: string[];
  /** Whether Escape was pressed: the dialog is no longer wanted. */
  isCanceled: boolean;
}

/**
 * Keeps what the reader types while the search dialog is loading, which would otherwise go to the page.
 *
 * @param pressed Keys that were pressed before.
 * @returns A function that stops this and returns what was typed
 */
export function keepTyping(document: Document, pressed: readonly string[] = []): () => Kept {
  const letters: string[] = [];
  let keys: string[] = [];
  let isCanceled = false;
  const type = (key: string): boolean => {
    if (/^(Enter|Arrow)/.test(key)) keys.push(key);
    else {
      if (key === 'Backspace') letters.pop();
      else if ([...key].length === 1) letters.push(key);
      else return false;
      keys = [];
    }
    return true;
  };
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    isCanceled ||= event.key === 'Escape';
    if (isCanceled || !type(event.key)) return;
    event.preventDefault();
    // The page's shortcuts listen to the same document.
    event.stopImmediatePropagation();
  };
  pressed.forEach(type);
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    return {typed: letters.join(''), keys, isCanceled};
  };
}
