import type {TocHeading} from '../../shared/page/PageModule.ts';

/** The headings of a page in the form that Docusaurus' components expect. */
export function tocItems(toc: readonly TocHeading[]) {
  return toc.map(({html, ...heading}) => ({...heading, value: html}));
}
