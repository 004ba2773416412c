/** Globals that only exist in a browser (DOM standard, HTML standard, CSSOM View). */
export const BROWSER_NAMES =
  /^(?:window|document|localStorage|sessionStorage|indexedDB|navigator|location|history|screen|self|matchMedia|getComputedStyle|requestAnimationFrame|requestIdleCallback|alert|customElements|innerWidth|innerHeight|scrollTo|addEventListener|[A-Z]\w*(?:Observer|Element)|Image|Audio|DOMParser|FileReader|XMLHttpRequest|CSS)$/;
