import {stringify} from 'yaml';

/** Writes front matter: strings quoted only where YAML needs it, lists on one line. Keys without a value are left out. */
export function frontMatterText(fields: Record<string, string | number | string[] | undefined>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return `${key}: ${Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value)}`;
  });
  return ['---', ...lines, '---', ''].join('\n');
}

function scalar(value: string | number): string {
  const text = stringify(value, {lineWidth: 0}).trimEnd();
  // In a list on one line a comma would end the entry, and a text that YAML would fold stays on its line.
  return typeof value === 'string' && (/[,[\]{}\n]/.test(value) || text.includes('\n'))
    ? JSON.stringify(value)
    : text;
}
