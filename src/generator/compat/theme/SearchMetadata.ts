/** The search index needs no metadata in pages (Docusaurus `SearchMetadata`). */
export default function SearchMetadata(): null {
  return null;
}
