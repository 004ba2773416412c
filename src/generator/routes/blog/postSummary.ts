import type {BlogPost} from '../../content/Content.ts';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import {COVER} from '../../shared/drawing/cover.ts';
import {drawStrokes} from '../../shared/drawing/drawStrokes.ts';
import {formatDate} from '../../shared/messages/formatDate.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {
  DatedLinkData,
  PostCoverData,
  PostLinkData,
  PostSummary,
} from '../../shared/page/BlogPageData.ts';
import {tagData} from '../pageParts.ts';
import {authorData} from './authorData.ts';
import type {BlogSite} from './BlogSite.ts';

/** The data of a post for its own page and for lists. */
export function postSummary(post: BlogPost, site: BlogSite): PostSummary {
  const markup = site.compiled.get(post.file)?.titleHtml;
  return {
    ...postLink(post, site),
    ...(site.config.readsFrontMatter && {frontMatter: post.frontMatter}),
    titleHtml: post.frontMatter.title ? undefined : markup || undefined,
    description: post.description || undefined,
    ...readingTimeOf(post, site.config),
    authors: post.authors.map((author) => authorData(author)),
    tags: post.tags.map((tag) => tagData(tag)),
  };
}

function readingTimeOf(
  {readingTime}: BlogPost,
  {messages, locale}: SiteConfig,
): Pick<PostSummary, 'readingTime' | 'formattedReadingTime'> {
  if (readingTime === undefined) return {};
  const {readingTime: text} = messages.theme;
  const formattedReadingTime = pluralMessage(text, Math.ceil(readingTime), locale, 'readingTime');
  return {readingTime, formattedReadingTime};
}

/** The data of a post for links to it. */
export function postLink(post: BlogPost, {config, blog}: BlogSite): PostLinkData {
  return {...datedLink(post, config), ...coverOf(post, blog)};
}

/** A link to a post without its cover. */
export function datedLink({title, permalink, date}: BlogPost, config: SiteConfig): DatedLinkData {
  return {title, href: permalink, date, formattedDate: formatDate(date, config)};
}

function coverOf({permalink, date}: BlogPost, {covers}: BlogConfig): {cover?: PostCoverData} {
  if (!covers) return {};
  // Derived from the date, so that neighbors in a list differ and posts keep their colors.
  const color = (Math.floor(Date.parse(date) / 86_400_000) % 6) + 1;
  return {cover: {strokes: drawStrokes(permalink, COVER), color}};
}
