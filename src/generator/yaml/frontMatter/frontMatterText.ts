import {stringify} from 'yaml';

/**
 * Writes front matter: strings are quoted only if YAML requires it, and lists are on one line. Keys without a value are
 * left out.
 */
export function frontMatterText(fields: Record<string, string | number | string[] | undefined>): string {
  const lines = Object.entries(fields).flatMap(([key, value]) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    return `${key}: ${Array.isArray(value) ? `[${value.map(scalar).join(', ')}]` : scalar(value)}`;
  });
  return ['---', ...lines, '---', ''].join('\n');
}

function scalar(value: string | number): string {
  const text = stringify(value, {lineWidth: 0}).trimEnd();
  // In an inline list, a comma would end the entry; and a text that YAML would fold must stay on its line.
  return typeof value === 'string' && (/[,[\]{}\n]/.test(value) || text.includes('\n'))
    ? JSON.stringify(value)
    : text;
}
