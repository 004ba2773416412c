import {renderedParts} from './renderedParts.ts';

/**
 * Whether an image shows each part of a diagram and nothing else.
 *
 * @param type Mermaid's name of the type.
 * @param parts From `writtenParts`.
 */
export function isComplete(type: string, parts: readonly string[], svg: string): boolean {
  const rendered = renderedParts(type, svg).sort();
  return parts.length === rendered.length && [...parts].sort().every((part, i) => part === rendered[i]);
}
