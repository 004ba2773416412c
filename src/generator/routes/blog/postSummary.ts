import type {BlogPost} from '../../content/Content.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {BlogConfig} from '../../config/SiteConfig.ts';
import {COVER} from '../../shared/drawing/cover.ts';
import {drawStrokes} from '../../shared/drawing/drawStrokes.ts';
import type {PostCoverData, PostLinkData, PostSummary} from '../../shared/page/PageData.ts';
import {tagData} from '../pageParts.ts';
import {authorData} from './authorData.ts';

/** The data of a post for its own page and for lists. */
export function postSummary(post: BlogPost, compiled: CompiledPages, blog: BlogConfig): PostSummary {
  const markup = compiled.get(post.file)?.titleHtml;
  return {
    title: post.title,
    titleHtml: post.frontMatter.title ? undefined : markup || undefined,
    href: post.permalink,
    date: post.date,
    description: post.description || undefined,
    readingTime: post.readingTime,
    authors: post.authors.map((author) => authorData(author)),
    tags: post.tags.map((tag) => tagData(tag)),
    ...coverOf(post, blog),
  };
}

/** The data of a post for links to it. */
export function postLink(post: BlogPost, blog: BlogConfig): PostLinkData {
  return {title: post.title, href: post.permalink, date: post.date, ...coverOf(post, blog)};
}

function coverOf({permalink, date}: BlogPost, {covers}: BlogConfig): {cover?: PostCoverData} {
  if (!covers) return {};
  // Derived from the date, so that neighbors in a list differ and posts keep their colors.
  const color = (Math.floor(Date.parse(date) / 86_400_000) % 6) + 1;
  return {cover: {strokes: drawStrokes(permalink, COVER), color}};
}
