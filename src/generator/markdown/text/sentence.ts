/**
 * Parts that are side by side, such as the cells of a row, as one sentence of plain text: an excerpt of a page reads
 * well, and the words stay apart.
 */
export function sentence(parts: Iterable<string>): string {
  const words = [...parts].map((part) => part.trim().replace(/(?<!\.)\.$/, ''));
  const text = words.filter((part) => part !== '').join(' · ');
  return text === '' || /[.!?…:;]$/.test(text) ? text : `${text}.`;
}
