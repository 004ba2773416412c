import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {PageData} from '../../routes/PageData.ts';
import type {Route} from '../../routes/Route.ts';
import {hashOf} from '../hash.ts';
import type {OpenGraphCard} from './OpenGraphCard.ts';

/** To be raised when the drawing changes: pictures of another version are drawn anew. */
const VERSION = 1;

/** Names of documents that open a part of the docs. */
const ENTRY_DOCUMENT = /(?:^|[/-])(?:index|overview|readme)\.mdx?$/i;

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
  const planned = routes.map((route) => {
    const card = route.data.head.image ? undefined : cardOf(config, route);
    if (!card) return route;
    const name = decodeURI(route.path)
      .slice(config.baseUrl.length)
      .replace(/[^a-z0-9]+/gi, '-');
    const file = `${name.replace(/^-|-$/g, '') || 'home'}.${hashOf(VERSION, config.title, card, logo).slice(0, 8)}.png`;
    images.push({card, file});
    const image = `${config.url}${config.baseUrl}assets/open-graph/${encodeURIComponent(file)}`;
    return {...route, data: withImage(route.data, image)};
  });
  return {routes: planned, images};
}

function withImage(data: PageData, image: string): PageData {
  return {...data, head: {...data.head, image}};
}

function cardOf(config: SiteConfig, {data, path, file}: Route): OpenGraphCard | undefined {
  const {title: site, titleDelimiter, tagline} = config;
  const bare = data.head.title.replace(new RegExp(` [${titleDelimiter}] .*$`), '');
  const text = data.head.description;
  if (path === config.baseUrl)
    return {eyebrow: 'Documentation', title: site, text: tagline, footer: hostOf(config)};
  if (data.layout === 'blogPost') {
    const {post} = data;
    const names = post.authors.flatMap(({name}) => name ?? []).join(', ');
    const footer = [names, post.date.slice(0, 10)].filter(Boolean).join(' · ');
    return {eyebrow: 'Blog', title: post.title, ...(text && {text}), footer};
  }
  if (data.layout === 'doc' && file && ENTRY_DOCUMENT.test(file)) {
    const eyebrow = data.breadcrumbs.at(-2)?.label ?? 'Documentation';
    return {eyebrow, title: bare, ...(text && {text}), footer: hostOf(config)};
  }
  return undefined;
}

function hostOf({url, baseUrl}: SiteConfig): string {
  return (url.replace(/^[a-z]+:\/\//, '') + baseUrl).replace(/\/$/, '');
}
