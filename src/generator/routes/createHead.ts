import {isSourcePath} from '../shared/address/siteKey.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {HeadData} from '../shared/page/PageParts.ts';
import {fullTitle} from '../shared/page/fullTitle.ts';
import {absoluteUrl} from '../shared/address/absoluteUrl.ts';

export interface HeadSource {
  /** Page title without the site's. */
  title: string;
  description?: string;
  /** Permalink; absent on pages without their own address. */
  path?: string;
  keywords?: string[];
  /** As in front matter; a relative path is already replaced by the address of its asset. */
  image?: string;
  noIndex?: boolean;
  type?: HeadData['type'];
  publishedTime?: string;
  authorAddresses?: string[];
  tags?: string[];
  structuredData?: Record<string, unknown>[];
}

/** The head of a page: `Title | Site`, canonical address and absolute image. */
export function createHead(config: SiteConfig, source: HeadSource): HeadData {
  // A path that is still relative was not found, which the compiler has reported.
  const isFound = source.image !== undefined && !isSourcePath(source.image);
  const image = isFound ? source.image : config.themeConfig.image;
  const noIndex = source.noIndex || config.noIndex;
  return {
    title: fullTitle(source.title, config),
    ...(source.description && {description: source.description}),
    ...(source.path && {canonical: config.url + source.path}),
    ...(source.keywords?.length && {keywords: source.keywords}),
    ...(image && {image: absoluteUrl(config, image)}),
    ...(noIndex && {noIndex}),
    ...(source.type && {type: source.type}),
    ...(source.publishedTime && {publishedTime: source.publishedTime}),
    ...(source.authorAddresses?.length && {authorAddresses: source.authorAddresses}),
    ...(source.tags?.length && {tags: source.tags}),
    ...(source.structuredData?.length && {structuredData: source.structuredData}),
  };
}
