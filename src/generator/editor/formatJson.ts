const WIDTH = 110;

/**
 * Formats plain data as JSON with a line for each key, and lists of simple values on one line if they fit: the same
 * format as this repository's formatter.
 */
export function formatJson(value: unknown): string {
  return `${format(value, '', 0)}\n`;
}

function format(value: unknown, indent: string, before: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    const line = `[${value.map((item) => JSON.stringify(item)).join(', ')}]`;
    const isSimple = value.every((item) => typeof item !== 'object' || item === null);
    // One more for a possible comma.
    if (isSimple && indent.length + before + line.length + 1 <= WIDTH) return line;
    return `[\n${value.map((item) => inner + format(item, inner, 0)).join(',\n')}\n${indent}]`;
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  if (entries.length === 0) return '{}';
  const lines = entries.map(([key, item]) => {
    const start = `${JSON.stringify(key)}: `;
    return inner + start + format(item, inner, start.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}
