import {escapeHtml} from './escapeHtml.ts';
import {isVoidElement} from './isVoidElement.ts';

/** An element that a site adds to every document. */
export interface SiteTag {
  tagName: string;
  /** `true` for an attribute without a value; `false` and `null` omit it. */
  attributes?: Record<string, string | number | boolean | null | undefined>;
  innerHTML?: string;
  /** Omitted by the dev server: analytics. */
  onlyPublished?: boolean;
}

/** The elements of a site, by their place in each document. */
export interface SiteTags {
  head: SiteTag[];
  bodyStart: SiteTag[];
  bodyEnd: SiteTag[];
}

/** The elements that the dev server's pages have. */
export function withoutAnalytics({head, bodyStart, bodyEnd}: SiteTags): SiteTags {
  const kept = (tags: SiteTag[]): SiteTag[] => tags.filter(({onlyPublished}) => !onlyPublished);
  return {head: kept(head), bodyStart: kept(bodyStart), bodyEnd: kept(bodyEnd)};
}

/** Elements as HTML, each with a trailing line break. */
export function tagsHtml(tags: readonly SiteTag[]): string {
  return tags.map((tag) => `${tagHtml(tag)}\n`).join('');
}

function tagHtml({tagName, attributes = {}, innerHTML = ''}: SiteTag): string {
  const written = Object.entries(attributes).map(([name, value]) => {
    if (value === false || value === null || value === undefined) return '';
    return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`;
  });
  const start = `<${tagName}${written.join('')}>`;
  return isVoidElement(tagName) ? start : `${start}${innerHTML}</${tagName}>`;
}
