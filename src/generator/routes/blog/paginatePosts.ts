import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {BlogPost} from '../../content/Content.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {encodePath} from '../../shared/address/encoding.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';
import type {PostPreview} from '../../shared/page/BlogPageData.ts';
import type {RouteContent} from '../Route.ts';
import type {BlogSite} from './BlogSite.ts';
import {postSummary} from './postSummary.ts';

/** One page of a list of posts. */
export interface ListPage {
  path: string;
  posts: PostPreview[];
  /** The same posts as loaded. */
  members: BlogPost[];
  contents: RouteContent[];
  newer?: LinkData;
  older?: LinkData;
  page: number;
  pageCount: number;
  /** Which of the pages it is, on later ones. */
  formattedPage?: string;
}

/** Splits a list of posts into pages: the first at the list's base path, later ones at `page/2` and so on. */
export function paginatePosts(site: BlogSite, posts: BlogPost[], base: string[]): ListPage[] {
  const {config, blog} = site;
  const {newerEntries, olderEntries, pageOf} = config.messages.theme;
  const numbers = new Intl.NumberFormat(config.locale);
  const isExcerpt = blog.preview === 'excerpt';
  const size = blog.postsPerPage === 'ALL' ? Math.max(posts.length, 1) : blog.postsPerPage;
  const pageCount = Math.max(1, Math.ceil(posts.length / size));
  const pathOf = (page: number) =>
    page === 1
      ? createPermalink(config, ...base)
      : createPermalink(config, ...base, blog.pageBasePath, String(page));
  return Array.from({length: pageCount}, (_, index) => {
    const page = index + 1;
    const members = posts.slice(index * size, page * size);
    return {
      path: pathOf(page),
      members,
      page,
      pageCount,
      ...(page > 1 && {
        formattedPage: fillMessage(pageOf, {page: numbers.format(page), count: numbers.format(pageCount)}),
      }),
      posts: members.map((post, position) => ({
        ...postSummary(post, site),
        ...(isExcerpt && {content: {key: `post-${position + 1}`}}),
        truncated: post.truncated,
      })),
      contents: (isExcerpt ? members : []).map((post, position) => ({
        key: `post-${position + 1}`,
        file: post.file,
        part: post.truncated ? 'preview' : 'body',
      })),
      newer: page > 1 ? {label: newerEntries, href: pathOf(page - 1)} : undefined,
      older: page < pageCount ? {label: olderEntries, href: pathOf(page + 1)} : undefined,
    };
  });
}

/** The parts of a permalink below baseUrl. */
export function relativeParts({baseUrl}: SiteConfig, permalink: string): string[] {
  return [belowBaseUrl(permalink, encodePath(baseUrl)) ?? permalink];
}
