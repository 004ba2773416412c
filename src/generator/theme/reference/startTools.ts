import type {SiteData} from '../../shared/page/SiteData.ts';
import {applyFilter, clearOnEscape} from './filterList.ts';
import {createModelPeek} from './modelPeek.ts';

/**
 * Shows the fields of models when the reader reaches a link to one, and filters lists, with one listener for each
 * event.
 */
export function startTools(
  document: Document,
  site: SiteData,
  reached: HTMLElement,
  signal?: AbortSignal,
): void {
  const peek = createModelPeek(document);
  const linkAt = (target: EventTarget | null): HTMLAnchorElement | null =>
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-model]') : null;
  const onPoint = (event: PointerEvent): void => {
    if (event.pointerType === 'touch') return;
    const link = linkAt(event.target);
    if (link) peek.showSoon(link);
    else if (!peek.holds(event.target)) peek.hideSoon();
  };
  const onFocus = ({target}: Event): void => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) peek.show(link);
    else if (!peek.holds(target)) peek.hide();
  };
  document.addEventListener('pointerover', onPoint, {passive: true, signal});
  document.addEventListener('focusin', onFocus, {signal});
  document.addEventListener('click', ({target}) => linkAt(target) && peek.hide(), {signal});
  document.addEventListener('keydown', (event) => event.key === 'Escape' && peek.hide(), {signal});
  document.addEventListener('input', ({target}) => void applyFilter(target, site), {signal});
  document.addEventListener('keydown', (event) => clearOnEscape(event, site), {signal});

  // Applies what was typed while this was loading.
  void applyFilter(reached, site);
  const link = linkAt(reached);
  if (!link) return;
  if (link.matches(':focus-visible')) peek.show(link);
  else if (link.matches(':hover')) peek.showSoon(link);
}
