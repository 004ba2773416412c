import type {TocHeading} from '../../shared/page/PageModule.ts';

/** The headings of a page in the form that Docusaurus' components expect. */
export function tocItems(toc: readonly TocHeading[]) {
  return toc.map(({html, ...heading}) => ({...heading, value: html}));
}

/**
 * The props of a table of contents in the form that Docusaurus' components expect. Without the levels, they leave out headings
 * that the page shows.
 */
export function tocProps(toc: readonly TocHeading[], className?: string) {
  const levels = toc.map(({level}) => level);
  return {
    toc: tocItems(toc),
    minHeadingLevel: Math.min(...levels),
    maxHeadingLevel: Math.max(...levels),
    ...(className !== undefined && {className}),
  };
}
