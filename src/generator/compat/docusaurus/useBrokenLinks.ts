/** What components report of their links and ids. The check reads the pages themselves, so nothing has to be reported (Docusaurus `useBrokenLinks`). */
export default function useBrokenLinks() {
  return {collectLink: ignore, collectAnchor: ignore};
}

function ignore(_address?: string | null): void {
  // The HTML says it.
}
