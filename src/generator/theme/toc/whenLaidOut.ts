/**
 * Calls back once, after the browser's next layout: reading sizes and computed styles then costs nothing, while it
 * makes the browser compute them twice right after React has changed the document.
 *
 * @returns A function that cancels it
 */
export function whenLaidOut(work: () => void): () => void {
  const observer = new ResizeObserver(() => {
    observer.disconnect();
    work();
  });
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
