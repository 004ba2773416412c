import {renderedParts} from './renderedParts.ts';

/**
 * Whether an image shows each part of a diagram and nothing else.
 *
 * @param parts From `writtenParts`.
 */
export function isComplete(parts: readonly string[], svg: string): boolean {
  const rendered = renderedParts(svg).sort();
  return parts.length === rendered.length && [...parts].sort().every((part, i) => part === rendered[i]);
}
