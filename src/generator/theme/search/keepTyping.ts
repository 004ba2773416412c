/**
 * Keeps what the reader types while the search dialog is loaded, which would go to the page otherwise.
 *
 * @returns Ends that, and returns what was typed.
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
    // Shortcuts of the page listen to the same document.
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
