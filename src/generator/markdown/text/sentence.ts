/**
 * Joins parts that are side by side, such as the cells of a row, into one sentence of plain text, so that an excerpt
 * reads well and words stay separate.
 */
export function sentence(parts: Iterable<string>): string {
  const words = [...parts].map((part) => part.trim().replace(/(?<!\.)\.$/, ''));
  const text = words.filter((part) => part !== '').join(' · ');
  return text === '' || /[.!?…:;]$/.test(text) ? text : `${text}.`;
}
