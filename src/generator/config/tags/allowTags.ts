import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';
import type {SiteTag, SiteTags} from '../../shared/html/siteTags.ts';
import {allowSources} from './allowSources.ts';
import {originOf, scriptHosts} from './scriptHosts.ts';

/** Hosts from which a host's style sheets load their fonts. */
const FONT_HOSTS: Readonly<Record<string, string>> = {
  'https://fonts.googleapis.com': 'https://fonts.gstatic.com',
};

/** What the tags of some services load in addition to their own addresses, by the host of their script. */
const SERVICES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'https://www.googletagmanager.com': {
    'script-src': ['https://*.googletagmanager.com'],
    'connect-src': [
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://*.googletagmanager.com',
    ],
  },
};

/**
 * Adds the hosts in the site's own elements to a Content-Security-Policy, since their author wants them to load. The
 * hashes of inline scripts are added with the documents.
 */
export function allowTags(
  policy: ContentSecurityPolicy | false,
  tags: SiteTags | undefined,
): ContentSecurityPolicy | false {
  if (!policy || !tags) return policy;
  return [...tags.head, ...tags.bodyStart, ...tags.bodyEnd]
    .flatMap(sourcesOf)
    .reduce((allowed, [directive, sources]) => allowSources(allowed, directive, sources), policy);
}

function sourcesOf({tagName, attributes = {}, innerHTML = ''}: SiteTag): [string, readonly string[]][] {
  const address = originOf(attributes[tagName === 'link' ? 'href' : 'src']);
  const services = Object.entries(SERVICES).flatMap(([host, directives]) =>
    address === host || innerHTML.includes(host) ? Object.entries(directives) : [],
  );
  if (tagName === 'script') {
    // The snippets of many services are inline scripts that load others.
    const hosts = address === undefined ? scriptHosts(innerHTML) : [address];
    return hosts.length === 0 ? services : [...services, ['script-src', hosts], ['connect-src', hosts]];
  }
  if (address === undefined) return services;
  if (tagName === 'iframe') return [['frame-src', [address]]];
  if (tagName !== 'link') return [];
  const rels = String(attributes.rel ?? '')
    .toLowerCase()
    .split(/\s+/);
  const kind = rels.includes('stylesheet')
    ? 'style'
    : rels.includes('modulepreload')
      ? 'script'
      : attributes.as;
  switch (rels.includes('manifest') ? 'manifest' : kind) {
    case 'style':
      return [
        ['style-src', [address]],
        ['font-src', [FONT_HOSTS[address] ?? address]],
      ];
    case 'script':
    case 'font':
    case 'manifest':
      return [[`${rels.includes('manifest') ? 'manifest' : String(kind)}-src`, [address]]];
    default:
      return [];
  }
}
