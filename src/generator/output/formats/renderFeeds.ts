import {Feed, type Item} from 'feed';
import type {FeedItem} from '../../config/schema/createFeedItems.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogSet} from '../../content/Content.ts';
import {absoluteUrl, fileUrl} from '../../shared/address/absoluteUrl.ts';
import {encodeAddress} from '../../shared/address/encoding.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {feedPlaces, feedPosts, type FeedType} from '../../routes/blog/feedPlaces.ts';
import type {TextFile} from './TextFile.ts';
import {withoutControls} from '../../shared/html/escapeXml.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** What the feeds are made from. */
export interface FeedInput {
  config: SiteConfig;
  blog: BlogSet;
  /** In the order of the feeds. */
  items: readonly FeedItem[];
}

/**
 * Renders the feeds of a blog (Docusaurus docs, "Blog", section "Feed"): RSS 2.0, Atom 1.0 and JSON Feed 1. The output
 * does not depend on the time of the build.
 *
 * @returns One file for each configured type; none if no post is listed.
 */
export function renderFeeds({config, blog, items}: FeedInput): TextFile[] {
  return feedPlaces(blog).map(({type, path}) => {
    const feed = new Feed(feedOptions(config, blog, {type, path, items}));
    for (const item of items) feed.addItem(toItem(item, type));
    return {path, content: `${serialize(feed, type)}\n`};
  });
}

function serialize(feed: Feed, type: FeedType): string {
  if (type === 'json') return feed.json1();
  return type === 'rss' ? feed.rss2() : feed.atom1().replaceAll(LESS_THAN, '&lt;');
}

function feedOptions(
  config: SiteConfig,
  blog: BlogSet,
  {type, path, items}: {type: FeedType; path: string; items: readonly FeedItem[]},
) {
  const {url, title, favicon, messages} = config;
  const {id, blogTitle, blogDescription, routeBasePath, feedOptions: options}: BlogConfig = blog.options;
  const blogUrl = url + createPermalink(config, routeBasePath);
  const times = items.map(({date}) => date.getTime());
  const [newest] = feedPosts(blog);
  if (times.length === 0 && newest) times.push(Date.parse(newest.date));
  const name = id === DEFAULT_ID ? fillMessage(messages.build.feedBlog, {title}) : `${title} ${blogTitle}`;
  return {
    id: blogUrl,
    title: clean(options.title ?? name),
    // The date of the newest item: `feed` would use the time of the build if this were missing.
    updated: new Date(Math.max(...times)),
    generator: false as const,
    language: options.language,
    link: blogUrl,
    feedLinks: {[type]: fileUrl(config, path)},
    description: clean(options.description ?? (blogDescription || name)),
    favicon: favicon === undefined ? undefined : absoluteUrl(config, encodeAddress(favicon)),
    copyright: options.copyright === undefined ? undefined : clean(options.copyright),
    // An Atom feed must have an author if one of its entries has none (RFC 4287, section 4.1.1).
    author: items.some(({author}) => !author?.some(hasName)) ? {name: clean(title)} : undefined,
  };
}

function toItem(given: FeedItem, type: FeedType): Item {
  const {link, id = link, date, published = date, image, copyright, extensions} = given;
  const title = clean(given.title);
  const description = clean(given.description ?? '');
  const authors = (given.author ?? []).flatMap(toAuthor);
  const item: Item = {
    // In RSS a missing id marks the link as the permanent identifier; the other formats have no such mark.
    id: type === 'rss' && id === link ? undefined : id,
    link,
    // RSS does not specify whether a title is HTML: `<` must be escaped, and `&` is understood without an escape.
    title: type === 'atom' ? asHtml(title) : type === 'rss' ? title.replace(/[<>]/g, asHtml) : title,
    date,
    published,
    description: description === '' ? undefined : type === 'json' ? description : asHtml(description),
    // `]]>` must not occur in the CDATA that `feed` writes; in HTML the escape has the same meaning.
    content: given.content === undefined ? undefined : clean(given.content).replaceAll(']]>', ']]&gt;'),
    category: (given.category ?? []).map(({name, term}) => toCategory(clean(name ?? term ?? ''), type)),
    // The JSON feed reads the first item of a list without checking its length.
    author: authors.length > 0 ? authors : undefined,
    ...(image !== undefined && {image}),
    ...(copyright !== undefined && {copyright}),
    ...(extensions && {extensions}),
  };
  if (type !== 'rss') return item;
  // The `author` of RSS 2.0 is an email address; names belong in `dc:creator`.
  const names = authors.map(({name}) => name).join(', ');
  return {
    ...item,
    author: authors.filter(({email}) => email !== undefined),
    extensions: [
      ...(extensions ?? []),
      ...(names === '' ? [] : [{name: 'dc:creator', objects: {_text: names}}]),
    ],
  };
}

/** Encodes plain text as HTML. */
function asHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** A placeholder for `<` in attributes, where `feed` escapes only `&`. */
const LESS_THAN = '\ue000';

function toCategory(label: string, type: FeedType) {
  if (type !== 'atom') return {name: label};
  const attribute = label.replaceAll('<', LESS_THAN);
  return {name: attribute, term: attribute};
}

function toAuthor(author: FeedAuthor): FeedAuthor[] {
  return hasName(author) ? [{...author, name: clean(author.name ?? '')}] : [];
}

type FeedAuthor = NonNullable<FeedItem['author']>[number];

function hasName({name}: FeedAuthor): boolean {
  return name !== undefined && name !== '';
}

function clean(text: string): string {
  return withoutControls(text);
}
