/** The button that wraps the lines of a code block: here they scroll (Docusaurus `CodeBlock/Buttons/WordWrapButton`). */
export default function WordWrapButton(): null {
  return null;
}
