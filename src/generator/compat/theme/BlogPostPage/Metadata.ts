/** Nothing: the documents have the metadata of the post already (Docusaurus `BlogPostPage/Metadata`). */
export default function BlogPostPageMetadata(): null {
  return null;
}
