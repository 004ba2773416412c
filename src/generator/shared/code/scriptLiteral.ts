/** Writes a JSON value as TypeScript or JavaScript in the usual style: single quotes, unquoted keys where possible. */
export function scriptLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return scriptString(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined';
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const items = value.map((item) => scriptLiteral(item, inner));
    const line = `[${items.join(', ')}]`;
    if (line.length + indent.length < 72 && !line.includes('\n')) return line;
    return `[\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}]`;
  }
  const entries = Object.entries(value).map(
    ([key, item]) => `${scriptKey(key)}: ${scriptLiteral(item, inner)}`,
  );
  if (entries.length === 0) return '{}';
  return `{\n${entries.map((entry) => `${inner}${entry},\n`).join('')}${indent}}`;
}

/** A text as a literal of TypeScript or JavaScript, in single quotes. */
export function scriptString(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'");
  // U+2028 and U+2029 end a line in older JavaScript.
  return `'${inner.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')}'`;
}

/** The key of an object, in quotes if it needs them. */
export function scriptKey(key: string): string {
  // Written like any other key, it would set the prototype.
  if (key === '__proto__') return "['__proto__']";
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : scriptString(key);
}
