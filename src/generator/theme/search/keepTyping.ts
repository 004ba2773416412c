import {typeKey} from './typeKey.ts';

/**
 * Keeps what the reader types while the search dialog is loading, which would otherwise go to the page.
 *
 * @param typed What was typed before.
 * @returns A function that stops this and returns what was typed
 */
export function keepTyping(document: Document, typed = ''): () => string {
  let letters = [...typed];
  const keep = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (!typeKey(letters, event.key)) return;
    event.preventDefault();
    // The page's shortcuts listen to the same document.
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    const all = letters.join('');
    letters = [];
    return all;
  };
}
