const VOID = new Set(
  'area base br col embed hr img input link meta source track wbr frame keygen param'.split(' '),
);

/**
 * Whether an element has neither content nor an end tag (HTML standard, "Void elements", and the former ones that
 * browsers still treat so).
 *
 * @param name In lower case.
 */
export function isVoidElement(name: string): boolean {
  return VOID.has(name);
}
