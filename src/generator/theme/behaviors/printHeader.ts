import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/** Adds a first line with address and date to a printed page, since paper does not show where it comes from. */
export function installPrintHeader(document: Document, signal?: AbortSignal): void {
  const window = document.defaultView;
  if (!window) return;
  const show = (): void => {
    const day = new Date().toISOString().slice(0, 10);
    document.getElementById(THEME_IDS.main)?.setAttribute('data-printed', `${window.location.href} · ${day}`);
  };
  window.addEventListener('beforeprint', show, {signal});
}
