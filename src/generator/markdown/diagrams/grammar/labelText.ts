/**
 * Returns the letters and digits of a label, to compare how Mermaid and the renderer read it. Entities such as `#quot;`
 * differ, as they should: the renderer shows them as they are written.
 */
export function labelText(label: string): string {
  return label.replace(/<[^>]*>/g, '').replace(/[^\p{L}\p{N}]+/gu, '');
}
