import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {compareText} from '../../shared/text/compareText.ts';
import type {Author, BlogPost} from '../Content.ts';
import {type HistoryGap, loadHistory} from '../git/loadHistory.ts';
import {readGitHistory} from '../git/readGitHistory.ts';
import {listContent} from '../listContent.ts';
import type {LoadOptions} from '../LoadOptions.ts';
import {loadTagsFile} from '../tags/loadTagsFile.ts';
import {createPost, type PostContext} from './createPost.ts';
import {loadAuthors} from './loadAuthors.ts';
import {type PostFile, readPosts, writtenDate} from './readPosts.ts';

export interface LoadedPosts {
  /** In the order of the blog, still including drafts. */
  posts: BlogPost[];
  authors: Record<string, Author>;
  files: string[];
  problems: Problem[];
  /** What the history of the folder lacks. */
  gaps: HistoryGap[];
}

/**
 * Loads every post of the blog folder.
 */
export async function loadPosts(
  siteDir: string,
  site: SiteConfig,
  options: BlogConfig,
  loading: LoadOptions,
): Promise<LoadedPosts> {
  const historyLoading = loadHistory(siteDir, options);
  const tagsRoute = `${options.routeBasePath}/${options.tagsBasePath}`;
  const isPost = createPathFilter(options.include, options.exclude);
  const [tagsFile, authorsFile, listing] = await Promise.all([
    loadTagsFile(siteDir, site, {...options, tagsRoute}),
    loadAuthors(siteDir, site, options),
    listContent(siteDir, options.path, isPost),
  ]);
  const paths = listing.files.filter(isPost);
  const sources = await readPosts(siteDir, paths, {site, options}, loading);
  const {history, gaps} = await historyLoading(paths);
  const edited = (blogPath: string) => ({blogDirPath: options.path, blogPath});
  const context: PostContext = {
    options,
    markdown: {site, section: options, edited, configSource: loading.configSource, history},
    tags: {site, tagsFile, tagsRoute, onInlineTags: options.onInlineTags},
    authors: {site, authorsFile, onInlineAuthors: options.onInlineAuthors},
    dates: await undatedFileDates(path.join(siteDir, options.path), sources),
  };
  const created = sources.map((source) => createPost(source, context));
  // A function that fails for one file usually fails for all, so one report is enough.
  const misread = sources.flatMap(({mistake}) => mistake ?? []);
  const mistaken = created.flatMap(({mistake}) => mistake ?? []);
  const posts = created.map(({post}) => post);
  // Posts of the same day keep the order of their paths.
  posts.sort((a, b) => compareText(b.date, a.date));
  if (options.sortPosts === 'ascending') posts.reverse();
  const extraFiles = [tagsFile, authorsFile].filter(({exists}) => exists).map(({file}) => file);
  return {
    posts,
    authors: Object.fromEntries(authorsFile.authors),
    files: [...sources.map(({file}) => file), ...extraFiles],
    problems: [
      ...listing.problems,
      ...tagsFile.problems,
      ...authorsFile.problems,
      ...created.flatMap(({problems}) => problems),
      ...misread.slice(0, 1),
      ...mistaken.slice(0, 1),
    ],
    gaps,
  };
}

/**
 * Dates of posts without one: the date of their first commit, or else of the file's creation. Usually no post needs
 * this.
 */
async function undatedFileDates(folder: string, sources: readonly PostFile[]): Promise<Map<string, string>> {
  const undated = sources.filter((source) => writtenDate(source) === undefined);
  if (undated.length === 0) return new Map();
  const history = await readGitHistory(folder);
  const dates = await mapConcurrent(undated, async ({file, path: name}) => {
    const committed = history?.get(name)?.first.date;
    return {file, date: committed ?? (await createdAt(path.join(folder, name)))};
  });
  return new Map(dates.flatMap(({file, date}) => (date === undefined ? [] : [[file, date]])));
}

/** A file that has disappeared in the meantime doesn't matter here: the failure to read it is reported elsewhere. */
async function createdAt(file: string): Promise<string | undefined> {
  const stats = await stat(file).catch(() => undefined);
  return stats?.birthtime.toISOString();
}
