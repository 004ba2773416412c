/** What components tell of their links and ids. The check reads the pages themselves, so there is nothing to tell (Docusaurus `useBrokenLinks`). */
export default function useBrokenLinks() {
  return {collectLink: ignore, collectAnchor: ignore};
}

function ignore(_address?: string | null): void {
  // The HTML says it.
}
