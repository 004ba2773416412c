import {escapeHtml} from './escapeHtml.ts';

/** An element that a site puts into each of its documents. */
export interface SiteTag {
  tagName: string;
  /** `true` for an attribute without a value; `false` and `null` for none. */
  attributes?: Record<string, string | number | boolean | null | undefined>;
  innerHTML?: string;
  /** Left out while the site is written: analytics. */
  onlyPublished?: boolean;
}

/** The elements of a site, by where they are in each document. */
export interface SiteTags {
  head: SiteTag[];
  bodyStart: SiteTag[];
  bodyEnd: SiteTag[];
}

/** The elements that pages have while the site is written. */
export function withoutAnalytics({head, bodyStart, bodyEnd}: SiteTags): SiteTags {
  const kept = (tags: SiteTag[]): SiteTag[] => tags.filter(({onlyPublished}) => !onlyPublished);
  return {head: kept(head), bodyStart: kept(bodyStart), bodyEnd: kept(bodyEnd)};
}

/** Elements without content (HTML, section 13.1.2). */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/** Elements as HTML, each with a line break at its end. */
export function tagsHtml(tags: readonly SiteTag[]): string {
  return tags.map((tag) => `${tagHtml(tag)}\n`).join('');
}

function tagHtml({tagName, attributes = {}, innerHTML = ''}: SiteTag): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === false || value === null || value === undefined) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  });
  const start = `<${tagName}${written.join('')}>`;
  return VOID.has(tagName) ? start : `${start}${innerHTML}</${tagName}>`;
}
