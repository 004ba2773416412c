const TARGETS = 'a[data-model], .page-filter';

/** Loads what shows the fields of a model and filters long lists, when a reader first comes to a place for it. */
export function installReferenceTools(document: Document, signal?: AbortSignal): void {
  let isLoading = false;
  const onReach = ({target}: Event): void => {
    const place = target instanceof Element ? target.closest<HTMLElement>(TARGETS) : null;
    if (!place || isLoading) return;
    isLoading = true;
    // Without them the link is a link, and the list is whole; they are requested again at the next place.
    import('../reference/startTools.ts').then(
      ({startTools}) => startTools(document, place, signal),
      () => {
        isLoading = false;
      },
    );
  };
  document.addEventListener('pointerover', onReach, {passive: true, signal});
  document.addEventListener('focusin', onReach, {signal});
}
