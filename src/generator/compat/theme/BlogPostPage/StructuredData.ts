/** Nothing: the documents have structured data already (Docusaurus `BlogPostPage/StructuredData`). */
export default function StructuredData(): null {
  return null;
}
