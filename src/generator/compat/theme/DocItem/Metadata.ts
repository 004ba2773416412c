/** The metadata of a doc (Docusaurus `DocItem/Metadata`): nothing, because the document has them already. */
export default function Metadata(): null {
  return null;
}
