/** Whether a diagram scrolls, or is shown smaller than its own size. */
export function isCramped(figure: HTMLElement): boolean {
  const graphic = [...figure.querySelectorAll('svg')].find((svg) => svg.getClientRects().length > 0);
  const drawn = graphic?.getBoundingClientRect().width ?? 0;
  return figure.scrollWidth > figure.clientWidth || drawn * 1.02 < (graphic?.viewBox.baseVal.width ?? 0);
}
