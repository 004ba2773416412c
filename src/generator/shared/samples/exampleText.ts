/** An example value as a text: a parameter, a form field, a plain body. */
export function exampleText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
