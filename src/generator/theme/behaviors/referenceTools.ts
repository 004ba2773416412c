import type {SiteData} from '../../shared/page/SiteData.ts';

const TARGETS = 'a[data-model], .page-filter';

/**
 * Loads the code that shows the fields of models and filters long lists when a reader first reaches a place that uses
 * it.
 */
export function installReferenceTools(document: Document, site: SiteData, signal?: AbortSignal): void {
  let isLoading = false;
  const onReach = ({target}: Event): void => {
    const place = target instanceof Element ? target.closest<HTMLElement>(TARGETS) : null;
    if (!place || isLoading) return;
    isLoading = true;
    // Without it links are plain links and lists are complete; the next such place tries again.
    import('../reference/startTools.ts').then(
      ({startTools}) => startTools(document, site, place, signal),
      () => {
        isLoading = false;
      },
    );
  };
  document.addEventListener('pointerover', onReach, {passive: true, signal});
  document.addEventListener('focusin', onReach, {signal});
}
