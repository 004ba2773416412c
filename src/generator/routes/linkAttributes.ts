import {PATHNAME} from '../shared/address/external.ts';
import {NEW_TAB} from '../shared/markup/link.ts';
import type {LinkAttributes} from '../shared/page/SiteData.ts';

/** A link of the navbar or the footer, as the configuration has it. */
interface ConfiguredLink {
  to?: string | undefined;
  href?: string | undefined;
  attributes?: LinkAttributes | undefined;
}

/** The attributes of a link of the layout. As in Markdown, a file of the site that is not a page opens in a new tab. */
export function linkAttributes({to, href, attributes}: ConfiguredLink): LinkAttributes | undefined {
  const isFile = (to ?? href ?? '').startsWith(PATHNAME);
  return isFile ? {...NEW_TAB, ...attributes} : attributes;
}
