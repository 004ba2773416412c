/** Nothing: the documents have structured data already (Docusaurus `BlogListPage/StructuredData`). */
export default function StructuredData(): null {
  return null;
}
