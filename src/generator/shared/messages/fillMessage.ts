/** Splits a message at its placeholders; every second part is the name of one. */
export function splitMessage(text: string): string[] {
  return text.split(/\{(\w+)\}/);
}

/** Replaces the placeholders of a message with values; a placeholder without a value stays as it is. */
export function fillMessage(text: string, values: Record<string, string | number>): string {
  return splitMessage(text)
    .map((part, index) => (index % 2 === 0 ? part : String(values[part] ?? `{${part}}`)))
    .join('');
}
