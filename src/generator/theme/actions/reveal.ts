/**
 * Opens the details and selects the tabs that an element is in.
 *
 * @returns Whether any was closed
 */
export function reveal(element: Element): boolean {
  let wasHidden = false;
  for (
    let inner = element, around = inner.parentElement;
    around;
    inner = around, around = inner.parentElement
  ) {
    // The label of closed details is visible.
    if (around.matches('details:not([open])') && inner.localName !== 'summary') {
      around.setAttribute('open', '');
      wasHidden = true;
    } else if (around.matches('[role="tabpanel"][hidden]')) {
      around.ownerDocument.getElementById(around.getAttribute('aria-labelledby') ?? '')?.click();
      wasHidden = true;
    }
  }
  return wasHidden;
}
