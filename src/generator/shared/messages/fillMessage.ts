/** Cuts a message at its `{name}`s: every second part is one. */
export function splitMessage(text: string): string[] {
  return text.split(/\{(\w+)\}/);
}

/** Puts values into the places of a message; a place without a value stays as it is. */
export function fillMessage(text: string, values: Record<string, string | number>): string {
  return splitMessage(text)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join('');
}
