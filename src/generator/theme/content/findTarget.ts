/**
 * Event on the document when the page has no element with an id, which is the detail. Tabs that then render one cancel
 * it.
 */
export const TARGET_WANTED = 'wanted-target';

/** More tabs than anyone puts into each other. */
const DEEPEST = 10;

/** Returns the element with an id, after tabs that render only the selected panel, also nested ones, have rendered it. */
export function findTarget(document: Document, id: string): HTMLElement | null {
  for (let depth = 0; depth < DEEPEST; depth++) {
    const target = document.getElementById(id);
    if (target || id === '') return target;
    const isUnknown = document.dispatchEvent(new CustomEvent(TARGET_WANTED, {detail: id, cancelable: true}));
    if (isUnknown) return null;
  }
  return null;
}
