import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../../routes/Route.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {withPicture} from '../../routes/structuredData.ts';
import {hashOf} from '../../files/hash.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';

/** To be raised when the drawing changes: pictures of another version are drawn again. */
const VERSION = 2;

/** Names of documents that open their folder; a later one counts only where the folder has none of the earlier. */
const ENTRY_NAMES = [
  /^(?:index|overview|readme)\.mdx?$/i,
  /-(?:overview|readme)\.mdx?$/i,
  /^getting-started\.mdx?$/i,
];

export interface OpenGraphImage {
  card: OpenGraphCard;
  /** File name: the page's address in words, and a hash of everything the picture is made of. */
  file: string;
}

/**
 * Which pages get a picture of their own: the home page, the entry pages of the docs and every post, unless they name
 * one themselves.
 *
 * @param logo The site's icon, which every picture shows.
 * @returns The pictures, and the routes with the addresses of the pictures in their heads.
 */
export function planOpenGraph(
  config: SiteConfig,
  routes: readonly Route[],
  logo: string,
): {routes: Route[]; images: OpenGraphImage[]} {
  const images: OpenGraphImage[] = [];
  const entries = entryFiles(routes);
  const planned = routes.map((route) => {
    const card = route.data.head.image ? undefined : cardOf(config, route, entries);
    if (!card) return route;
    const name = (belowBaseUrl(decodeAddress(route.path), config.baseUrl) ?? '').replace(/[^a-z0-9]+/gi, '-');
    const file = `${name.replace(/^-|-$/g, '') || 'home'}.${hashOf(VERSION, config.title, card, logo).slice(0, 8)}.png`;
    images.push({card, file});
    const image = fileUrl(config, `assets/open-graph/${file}`);
    return {...route, data: withImage(route.data, image)};
  });
  return {routes: planned, images};
}

function withImage(data: PageData, image: string): PageData {
  const {structuredData} = data.head;
  return {
    ...data,
    head: {
      ...data.head,
      image,
      ...(structuredData && {structuredData: withPicture(structuredData, image)}),
    },
  };
}

/** Source files of the documents that open their folder. */
function entryFiles(routes: readonly Route[]): Set<string> {
  const folders = new Map<string, string[]>();
  for (const {data, file} of routes) {
    if (data.layout !== 'doc' || !file) continue;
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
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
  const {title: site, titleDelimiter, tagline} = config;
  const bare = data.head.title.replace(new RegExp(` [${titleDelimiter}] .*$`), '');
  const text = data.head.description;
  if (address === config.baseUrl)
    return {eyebrow: 'Documentation', title: tagline || site, footer: hostOf(config)};
  if (data.layout === 'blogPost') {
    const {post} = data;
    const names = post.authors.flatMap(({name}) => name ?? []).join(', ');
    const footer = [names, post.date.slice(0, 10)].filter(Boolean).join(' · ');
    return {eyebrow: 'Blog', title: post.title, ...(text && {text}), footer};
  }
  if (data.layout === 'doc' && file && entries.has(file)) {
    const eyebrow = data.breadcrumbs.at(-2)?.label ?? 'Documentation';
    return {eyebrow, title: bare, ...(text && {text}), footer: hostOf(config)};
  }
  return undefined;
}

function hostOf({url, baseUrl}: SiteConfig): string {
  return (url.replace(/^[a-z]+:\/\//, '') + baseUrl).replace(/\/$/, '');
}
