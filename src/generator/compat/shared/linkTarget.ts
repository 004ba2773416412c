import type {LinkData} from '../../shared/page/PageParts.ts';

/** A link to another page in the form that Docusaurus' components expect. */
export function linkTarget(link: LinkData | undefined): {title: string; permalink: string} | undefined {
  return link && {title: link.label, permalink: link.href};
}
