/** Nothing: the documents have structured data already (Docusaurus `DocBreadcrumbs/StructuredData`). */
export default function StructuredData(): null {
  return null;
}
