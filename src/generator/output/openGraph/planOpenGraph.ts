import path from 'node:path';
import {groupBy} from '../../shared/collections/groupBy.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../../routes/Route.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {withPostImage} from '../../routes/structuredData.ts';
import {withoutSiteTitle} from '../../routes/withoutSiteTitle.ts';
import {hashOf} from '../../files/hash.ts';
import {productOf} from '../../shared/page/productOf.ts';
import {canDraw} from './measureText.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';
import {HEIGHT, WIDTH} from './renderCard.ts';

/** Increase it when the design changes: images of other versions are rendered again. */
const VERSION = 4;

/**
 * Names of documents that introduce their folder; a later name counts only in folders without any of the earlier ones.
 */
const ENTRY_NAMES = [
  /^(?:index|overview|readme)\.mdx?$/i,
  /-(?:overview|readme)\.mdx?$/i,
  /^getting-started\.mdx?$/i,
];

export interface OpenGraphImage {
  card: OpenGraphCard;
  /** File name: the page's address in words, and a hash of everything that the image is made from. */
  file: string;
}

/**
 * Gives every page an image, unless its front matter sets one, or the fonts lack letters for it. Posts have their own
 * images, and so do entry pages of docs that belong to no product; other pages share the image of their group: there is
 * one for each product, for each part of the docs, for the blog, and for the rest of the site.
 *
 * @param logo The site's icon, which is shown on every image.
 * @param docFiles Source files of all docs, if there are more than those of the routes.
 * @returns The images, and the routes with the images' addresses in their heads.
 */
export function planOpenGraph(
  config: SiteConfig,
  routes: readonly Route[],
  logo: string,
  docFiles: readonly string[] = docFilesOf(routes),
): {routes: Route[]; images: OpenGraphImage[]} {
  const images = new Map<string, OpenGraphImage>();
  const entries = entryFiles(docFiles);
  const planned = routes.map((route) => {
    if (route.data.head.image) return route;
    const own = cardOf(config, route, entries);
    const card = own ?? sharedCard(config, route);
    // No image is better than one with boxes instead of letters.
    if (!canDraw([config.title, card.eyebrow, card.title, card.footer].join(' '))) return route;
    const name = own
      ? (belowBaseUrl(decodeAddress(route.path), config.baseUrl) ?? '')
      : `${card.eyebrow} ${card.title}`;
    const words = name
      .replace(/[^a-z0-9]+/gi, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80);
    const hash = hashOf(VERSION, config.title, card, logo).slice(0, 8);
    // The address of a home page has no words; hosts don't publish files whose names begin with a dot.
    const file = `${(own ? words : words.toLowerCase()) || 'page'}.${hash}.png`;
    images.set(file, {card, file});
    const image = fileUrl(config, `assets/open-graph/${file}`);
    return {...route, data: withImage(route.data, image, card)};
  });
  return {routes: planned, images: [...images.values()]};
}

function withImage(data: PageData, image: string, card: OpenGraphCard): PageData {
  const {structuredData} = data.head;
  return {
    ...data,
    head: {
      ...data.head,
      image,
      imageFacts: {alt: `${card.eyebrow}: ${card.title}`, width: WIDTH, height: HEIGHT},
      ...(structuredData && {structuredData: withPostImage(structuredData, image)}),
    },
  };
}

function docFilesOf(routes: readonly Route[]): string[] {
  return routes.flatMap(({data, file}) => (data.layout === 'doc' && file ? [file] : []));
}

/** Source files of the documents that introduce their folder. */
function entryFiles(docFiles: readonly string[]): Set<string> {
  const folders = groupBy(docFiles, (file) => path.posix.dirname(file));
  const chosen = [...folders.values()].flatMap((files) => {
    const ranked = ENTRY_NAMES.map((name) => files.filter((file) => name.test(path.posix.basename(file))));
    return ranked.find((matches) => matches.length > 0) ?? [];
  });
  return new Set(chosen);
}

function cardOf(
  config: SiteConfig,
  {data, path: address, file}: Route,
  entries: ReadonlySet<string>,
): OpenGraphCard | undefined {
  const {build} = config.messages;
  const {description = ''} = data.head;
  const text = canDraw(description) ? description : '';
  if (data.layout === 'blogPost') {
    const {post} = data;
    const names = post.authors.flatMap(({name}) => name ?? []).join(', ');
    const footer = [names, post.date.slice(0, 10)].filter(Boolean).join(' · ');
    return {eyebrow: build.blog, title: post.title, ...(text && {text}), footer};
  }
  if (data.layout === 'doc' && file && entries.has(file) && !productOf(config, address)) {
    const eyebrow = data.breadcrumbs.at(-2)?.label ?? build.docs;
    return {
      eyebrow,
      title: withoutSiteTitle(data.head.title, config),
      ...(text && {text}),
      footer: hostOf(config),
    };
  }
  return undefined;
}

/** The card of pages that don't have their own image. */
function sharedCard(config: SiteConfig, {data, path: address}: Route): OpenGraphCard {
  const {theme, build} = config.messages;
  const footer = hostOf(config);
  const product = productOf(config, address);
  const {docs} = build;
  if (product) return {eyebrow: docs, title: product.label, footer, color: product.color};
  switch (data.layout) {
    case 'doc':
    case 'categoryIndex':
      return {eyebrow: docs, title: data.breadcrumbs.at(0)?.label ?? config.title, footer};
    case 'docTags':
    case 'docTag':
      return {eyebrow: docs, title: theme.tags, footer};
    case 'blogList':
    case 'blogPost':
    case 'blogArchive':
    case 'blogTags':
    case 'blogTag':
    case 'blogAuthors':
    case 'blogAuthor':
      return {eyebrow: config.title, title: build.blog, footer};
    default:
      return {eyebrow: docs, title: config.tagline || config.title, footer};
  }
}

function hostOf({url, baseUrl}: SiteConfig): string {
  return (url.replace(/^[a-z]+:\/\//, '') + baseUrl).replace(/\/$/, '');
}
