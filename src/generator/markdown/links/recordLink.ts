import type {PageLink} from '../CompiledPage.ts';
import type {SourceContent} from '../SourceContext.ts';

/** Adds a link to those that are checked once all pages are known. */
export function recordLink(
  href: string,
  source: SourceContent,
  place: {line: number; column: number} | undefined,
  reported?: PageLink['reported'],
): void {
  const at = place && {line: place.line, column: place.column};
  source.links.push({href, ...at, ...(reported && {reported})});
}
