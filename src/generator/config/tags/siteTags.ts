import type {SiteTag, SiteTags} from '../../shared/html/siteTags.ts';
import type {WrittenTags} from '../schema/tagsSchema.ts';

/** Returns the elements that a configuration adds; undefined when it adds none. */
export function siteTags({headTags, scripts, stylesheets}: WrittenTags): SiteTags | undefined {
  const sheets = (stylesheets ?? []).map((sheet): SiteTag => {
    const attributes = typeof sheet === 'string' ? {href: sheet} : sheet;
    return {tagName: 'link', attributes: {rel: 'stylesheet', ...attributes}};
  });
  const files = (scripts ?? []).map((script): SiteTag => {
    return {tagName: 'script', attributes: typeof script === 'string' ? {src: script} : script};
  });
  const head = [...(headTags ?? []), ...sheets, ...files];
  return head.length === 0 ? undefined : {head, bodyStart: [], bodyEnd: []};
}

/** The elements of two sources, those of the first one first. */
export function joinTags(first: SiteTags | undefined, second: SiteTags): SiteTags {
  if (!first) return second;
  return {
    head: [...first.head, ...second.head],
    bodyStart: [...first.bodyStart, ...second.bodyStart],
    bodyEnd: [...first.bodyEnd, ...second.bodyEnd],
  };
}
