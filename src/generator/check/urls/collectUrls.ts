import type {SiteConfig} from '../../config/SiteConfig.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Route} from '../../routes/Route.ts';

/** The parts of a page that the inventory needs. */
export interface PublishedPage {
  /** Decoded site path, without baseUrl and trailing slash. */
  path: string;
  /** Source file, if the page has one. */
  file?: string;
  /** Ids of its headings, in order. */
  headings: string[];
  /** Every id on the page; undefined if only rendering would reveal them. */
  anchors?: ReadonlySet<string>;
}

/**
 * The pages of a site with their anchors.
 *
 * @param unknown Files whose ids are unknown: React pages, and pages with errors.
 */
export function collectUrls(
  config: SiteConfig,
  routes: readonly Route[],
  compiled: CompiledPages,
  unknown: ReadonlySet<string>,
): PublishedPage[] {
  return routes
    .filter(({data}) => data.layout !== 'notFound')
    .map(({path, file}): PublishedPage => {
      const meta = file === undefined ? undefined : compiled.get(file);
      const isKnown = file === undefined || !unknown.has(file);
      return {
        path: sitePath(path, config.baseUrl),
        ...(file !== undefined && {file}),
        headings: meta?.toc.map(({id}) => id) ?? [],
        ...(isKnown && {anchors: new Set(meta?.anchors ?? [])}),
      };
    });
}

/** Decodes a path and removes baseUrl; the root is `/`. */
export function sitePath(path: string, baseUrl: string): string {
  return `/${decodeAddress(belowBaseUrl(path, baseUrl) ?? path.slice(1)).replace(/\/$/, '')}`;
}
