/**
 * Lets components report their links and ids. The link check reads the rendered pages, so nothing has to be reported
 * (Docusaurus `useBrokenLinks`).
 */
export default function useBrokenLinks() {
  return {collectLink: ignore, collectAnchor: ignore};
}

function ignore(_address?: string | null): void {
  // The link check reads the HTML.
}
