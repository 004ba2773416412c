import type {LinkData} from '../../shared/page/PageParts.ts';

/** A link to another page in the form that Docusaurus' components expect. */
export interface LinkTarget {
  title: string;
  permalink: string;
}

/** Converts a link for components of the site. */
export function linkTarget(link: LinkData | undefined): LinkTarget | undefined {
  return link && {title: link.label, permalink: link.href};
}

/** Converts the prop of a component back to a link of the theme. */
export function linkOf(target: LinkTarget | undefined): LinkData | undefined {
  return target && {label: target.title, href: target.permalink};
}
