/**
 * Keeps what the reader types while the search dialog is loading, which would otherwise go to the page.
 *
 * @returns A function that stops this and returns what was typed
 */
export function keepTyping(document: Document): () => string {
  let letters: string[] = [];
  const keep = (event: KeyboardEvent): void => {
    const {key} = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (key === 'Backspace') letters.pop();
    else if ([...key].length === 1) letters.push(key);
    else return;
    event.preventDefault();
    // The page's shortcuts listen to the same document.
    event.stopImmediatePropagation();
  };
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    const typed = letters.join('');
    letters = [];
    return typed;
  };
}
