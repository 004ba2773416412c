import {Feed, type Author as FeedAuthor, type Item} from 'feed';
import {DEFAULT_ID} from '../../config/schema/common.ts';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {Author, BlogPost, BlogSet} from '../../content/Content.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {feedPlaces, feedPosts, type FeedType} from './feedPlaces.ts';
import type {TextFile} from './TextFile.ts';
import {withoutControls} from '../../shared/html/escapeXml.ts';
import {toFeedHtml} from './toFeedHtml.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** What the feeds are made from. */
export interface FeedInput {
  config: SiteConfig;
  blog: BlogSet;
  /** The full rendered HTML of a post's body. */
  htmlOf(post: BlogPost): string;
}

/**
 * Renders the feeds of a blog (Docusaurus docs, "Blog", section "Feed"): RSS 2.0, Atom 1.0 and JSON Feed 1, with the
 * newest listed posts first. The output does not depend on the time of the build.
 *
 * @returns One file for each configured type; none if no post is listed.
 */
export function renderFeeds({config, blog, htmlOf}: FeedInput): TextFile[] {
  const places = feedPlaces(blog);
  if (places.length === 0) return [];
  const listed = feedPosts(blog);
  const entries = listed.map((post) => {
    const link = config.url + post.permalink;
    // `]]>` must not occur in the CDATA that `feed` writes; in HTML the escape has the same meaning.
    return {
      post,
      link,
      html: withoutControls(toFeedHtml(htmlOf(post), link)).replaceAll(']]>', ']]&gt;'),
    };
  });
  return places.map(({type, path}) => {
    const feed = new Feed(feedOptions(config, blog.options, {type, path, posts: listed}));
    for (const entry of entries) feed.addItem(toItem(entry, type, config.url));
    return {path, content: `${serialize(feed, type)}\n`};
  });
}

function serialize(feed: Feed, type: FeedType): string {
  if (type === 'json') return feed.json1();
  return type === 'rss' ? feed.rss2() : feed.atom1().replaceAll(LESS_THAN, '&lt;');
}

function feedOptions(
  config: SiteConfig,
  {id, blogTitle, blogDescription, routeBasePath, feedOptions: options}: BlogConfig,
  {type, path, posts}: {type: FeedType; path: string; posts: BlogPost[]},
) {
  const {url, title, favicon, messages} = config;
  const blogUrl = url + createPermalink(config, routeBasePath);
  const newest = posts[0]?.date;
  const name = id === DEFAULT_ID ? fillMessage(messages.build.feedBlog, {title}) : `${title} ${blogTitle}`;
  return {
    id: blogUrl,
    title: clean(options.title ?? name),
    // The date of the newest post: `feed` would use the time of the build if this were missing.
    updated: newest === undefined ? undefined : new Date(newest),
    generator: false as const,
    language: options.language,
    link: blogUrl,
    feedLinks: {[type]: fileUrl(config, path)},
    description: clean(options.description ?? (blogDescription || name)),
    favicon: favicon === undefined ? undefined : fileUrl(config, favicon),
    copyright: options.copyright === undefined ? undefined : clean(options.copyright),
    // An Atom feed must have an author if one of its entries has none (RFC 4287, section 4.1.1).
    author: posts.some(({authors}) => !authors.some(hasName)) ? {name: clean(title)} : undefined,
  };
}

function toItem(
  {post, link, html}: {post: BlogPost; link: string; html: string},
  type: FeedType,
  url: string,
): Item {
  const date = new Date(post.date);
  const title = clean(post.title);
  const description = clean(post.description);
  const authors = post.authors.filter(hasName).map((author) => toFeedAuthor(author, url));
  const item: Item = {
    // In RSS this marks the link as the permanent identifier; the other formats have no such mark.
    id: type === 'rss' ? undefined : link,
    link,
    // RSS does not specify whether a title is HTML: `<` must be escaped, and `&` is understood without an escape.
    title: type === 'atom' ? asHtml(title) : type === 'rss' ? title.replace(/[<>]/g, asHtml) : title,
    date,
    published: date,
    description: description === '' ? undefined : type === 'json' ? description : asHtml(description),
    content: html,
    category: post.tags.map(({label}) => toCategory(clean(label), type)),
    // The JSON feed reads the first item of a list without checking its length.
    author: authors.length > 0 ? authors : undefined,
  };
  if (type !== 'rss') return item;
  // The `author` of RSS 2.0 is an email address; names belong in `dc:creator`.
  const names = authors.map(({name}) => name).join(', ');
  return {
    ...item,
    author: authors.filter(({email}) => email !== undefined),
    extensions: names === '' ? [] : [{name: 'dc:creator', objects: {_text: names}}],
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

function toFeedAuthor({name = '', email, url: address}: Author, url: string): FeedAuthor {
  const link = address !== undefined && URL.canParse(address, url) ? new URL(address, url).href : undefined;
  return {name: clean(name), email, link};
}

function hasName({name}: Author): boolean {
  return name !== undefined && name !== '';
}

function clean(text: string): string {
  return withoutControls(text);
}
