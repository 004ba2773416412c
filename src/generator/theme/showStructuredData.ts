/**
 * Makes the JSON-LD of the document that of the page which is shown. In a document that has just been loaded it is that
 * already, and the scripts stay.
 */
export function showStructuredData(document: Document, structuredData: readonly object[] = []): void {
  // Escaped as in documents, so that the texts compare.
  const wanted = structuredData.map((data) => JSON.stringify(data).replaceAll('<', '\\u003c'));
  const scripts = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  if (scripts.map(({textContent}) => textContent).join('\n') === wanted.join('\n')) return;
  for (const script of scripts) script.remove();
  for (const text of wanted) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    document.head.append(script);
  }
}
