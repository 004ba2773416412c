/**
 * Keeps the button that folds a code block on the screen: the block becomes shorter above it, and with it what the reader
 * was at would leave the screen.
 */
export function installFoldCode(document: Document, signal?: AbortSignal): void {
  const onClick = ({target}: MouseEvent): void => {
    const button = target instanceof Element ? target.closest('.code-fold[open] > summary') : null;
    if (!button) return;
    const {top} = button.getBoundingClientRect();
    // The click folds the block after its listeners have run.
    requestAnimationFrame(() => {
      const {top: folded} = button.getBoundingClientRect();
      const {scrollPaddingBlockStart} = getComputedStyle(document.documentElement);
      if (folded < Number.parseFloat(scrollPaddingBlockStart))
        window.scrollBy({top: folded - top, behavior: 'instant'});
    });
  };
  document.addEventListener('click', onClick, {signal});
}
