import {renderedParts} from './renderedParts.ts';
import type {DiagramPart} from './writtenParts.ts';

/**
 * Returns the first line (1-based) of a diagram whose content the image does not show; undefined when the image shows
 * every part and nothing else.
 */
export function missingLine(parts: readonly DiagramPart[], svg: string, text: string): number | undefined {
  const rendered = renderedParts(svg);
  const missing = parts.filter(({key}) => {
    const index = rendered.indexOf(key);
    if (index !== -1) rendered.splice(index, 1);
    return index === -1;
  });
  // What is left comes from a line that says something else: the message quotes the beginning of that line.
  const extra = rendered.map((key) => ({key, names: key.split(' ').slice(1, 2)}));
  const all = [...missing, ...extra];
  if (all.length === 0) return undefined;
  const lines = text.split('\n');
  const header = lines.findIndex((line) => line.trim() !== '');
  const found = all.map(({names}) =>
    names.length === 0
      ? -1
      : lines.findIndex((line, index) => index > header && names.every((name) => line.includes(name))),
  );
  const known = found.filter((index) => index !== -1);
  return (known.length === 0 ? header : Math.min(...known)) + 1;
}
