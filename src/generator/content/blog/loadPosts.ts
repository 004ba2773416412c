import {stat} from 'node:fs/promises';
import path from 'node:path';
import type {BlogConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {compareText} from '../../shared/text/compareText.ts';
import type {Author, BlogPost} from '../Content.ts';
import {addressProblems} from '../addressProblems.ts';
import {formatOf} from '../../config/contentFormat.ts';
import {createDocument} from '../createDocument.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import {listContent} from '../listContent.ts';
import type {LoadOptions} from '../LoadOptions.ts';
import {READ_ALWAYS} from '../MarkdownSources.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {siteFile} from '../readSource.ts';
import {parseDate} from '../frontMatter/parseDate.ts';
import {type PostFrontMatter, postFrontMatterSchema} from '../frontMatter/postFrontMatter.ts';
import {ownFrontMatter} from '../frontMatter/parseFrontMatter.ts';
import {type HistoryGap, loadHistory} from '../git/loadHistory.ts';
import {readGitHistory} from '../git/readGitHistory.ts';
import type {MarkdownContext} from '../MarkdownContext.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {openKeptMarkdown} from '../keptMarkdown.ts';
import type {MarkdownFile} from '../readMarkdown.ts';
import {loadTagsFile} from '../tags/loadTagsFile.ts';
import {resolveTags} from '../tags/resolveTags.ts';
import {resolveSlug} from '../../shared/address/resolveSlug.ts';
import {findTruncateMarker} from '../../shared/text/truncateMarker.ts';
import {loadAuthors} from './loadAuthors.ts';
import {type PostFileName, parsePostFileName} from './postFileName.ts';
import {postReadingTime} from './postReadingTime.ts';
import {resolveAuthors} from './resolveAuthors.ts';
import {findTranslated} from '../translatedFiles.ts';

export interface LoadedPosts {
  /** In the order of the blog, still including drafts. */
  posts: BlogPost[];
  authors: Record<string, Author>;
  files: string[];
  problems: Problem[];
  /** What the history of the folder lacks. */
  gaps: HistoryGap[];
}

interface PostFile extends MarkdownFile<PostFrontMatter> {
  name: PostFileName;
  truncated: boolean;
  readingTime?: number;
}

/**
 * Loads every post of the blog folder.
 */
export async function loadPosts(
  siteDir: string,
  site: SiteConfig,
  options: BlogConfig,
  {known = READ_ALWAYS, cache, configSource}: LoadOptions = {},
): Promise<LoadedPosts> {
  const folder = path.join(siteDir, options.path);
  const historyLoading = loadHistory(siteDir, options);
  const tagsRoute = `${options.routeBasePath}/${options.tagsBasePath}`;
  const isPost = createPathFilter(options.include, options.exclude);
  const [tagsFile, authorsFile, listing] = await Promise.all([
    loadTagsFile(siteDir, site, {...options, tagsRoute}),
    loadAuthors(siteDir, site, options),
    listContent(siteDir, options.path, isPost),
  ]);
  const paths = listing.files.filter(isPost);
  const folderOf = await findTranslated(siteDir, options);
  const {format} = site.markdown;
  // The result of a function may change although the text does not.
  const isKept = !options.readingTime;
  const name = `posts ${site.locale} ${options.path} ${options.showReadingTime}`;
  const kept = openKeptMarkdown(isKept ? cache : undefined, name, {
    schema: postFrontMatterSchema,
    format,
    own: ownFrontMatter(site, configSource),
    derive: ({body, ...source}) => {
      const time = postReadingTime({...source, body}, options, {locale: site.locale, configSource});
      return {
        name: parsePostFileName(source.path),
        truncated:
          findTruncateMarker(body, formatOf(source.path, source.frontMatter.mdx?.format ?? format)) !==
          undefined,
        readingTime: time.value,
        mistake: source.mistake ?? time.problem,
      };
    },
  });
  const sources: PostFile[] = await mapConcurrent(paths, (path) =>
    known.read(siteFile(folderOf(path), path), () => kept.read({siteDir, folder: folderOf(path), path})),
  );
  kept.save();
  const {history, gaps} = await historyLoading(paths);
  const problems = [...listing.problems, ...tagsFile.problems, ...authorsFile.problems];
  const edited = (blogPath: string) => ({blogDirPath: options.path, blogPath});
  const context: MarkdownContext = {site, section: options, edited, configSource, history};
  const dates = await undatedFileDates(folder, sources);
  const mistaken: Problem[] = [];
  const posts = sources.map((source): BlogPost => {
    const {file, frontMatter, name} = source;
    const tags = resolveTags(frontMatter.tags ?? [], source, {
      site,
      tagsFile,
      tagsRoute,
      onInlineTags: options.onInlineTags,
    });
    const authors = resolveAuthors(source, {
      site,
      authorsFile,
      onInlineAuthors: options.onInlineAuthors,
    });
    const own = frontMatter.slug === undefined ? undefined : resolveSlug(frontMatter.slug, '/');
    const slug = own ?? name.slug;
    problems.push(
      ...source.problems,
      ...tags.problems,
      ...authors.problems,
      ...checkPost(source, options),
      ...addressProblems(source, slug),
    );
    const title = frontMatter.title ?? source.contentTitle ?? name.text;
    const {document, problem} = createDocument(source, {title, slug, tags: tags.tags}, context);
    if (problem) mistaken.push(problem);
    return {
      kind: 'post',
      ...document,
      date: writtenDate(source) ?? dates.get(file) ?? new Date(0).toISOString(),
      slug,
      titleMeta: frontMatter.title_meta,
      sidebarLabel: frontMatter.sidebar_label,
      authors: authors.authors,
      readingTime: source.readingTime,
      truncated: source.truncated,
    };
  });
  // A function that fails for one file usually fails for all, so one report is enough.
  const misread = sources.flatMap(({mistake}) => mistake ?? []);
  problems.push(...misread.slice(0, 1), ...mistaken.slice(0, 1));
  // Posts of the same day keep the order of their paths.
  posts.sort((a, b) => compareText(b.date, a.date));
  if (options.sortPosts === 'ascending') posts.reverse();
  const extraFiles = [tagsFile, authorsFile].filter(({exists}) => exists).map(({file}) => file);
  return {
    posts,
    authors: Object.fromEntries(authorsFile.authors),
    files: [...sources.map(({file}) => file), ...extraFiles],
    problems,
    gaps,
  };
}

function writtenDate({frontMatter, name}: PostFile): string | undefined {
  return (
    (frontMatter.date === undefined ? undefined : parseDate(frontMatter.date)?.toISOString()) ?? name.date
  );
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

function checkPost({file, frontMatter, name, truncated, locate}: PostFile, options: BlogConfig): Problem[] {
  const problems: Problem[] = [];
  if (name.impossibleDate !== undefined && frontMatter.date === undefined) {
    const taken = name.date === undefined ? '' : `; it is read as ${name.date.slice(0, 10)}`;
    const message = `The file name contains the date ${name.impossibleDate}, which does not exist${taken}.`;
    problems.push({
      severity: name.date === undefined ? 'error' : 'warning',
      file,
      message,
      hint: 'Rename the file, or give it a `date` in its front matter.',
    });
  }
  if (frontMatter.id !== undefined) {
    const message = 'The front matter key `id` is no longer supported in blog posts.';
    problems.push({
      severity: 'warning',
      file,
      ...locate(['id'], 'key'),
      message,
      hint: 'Use `slug` instead.',
    });
  }
  const severity = truncated ? undefined : reactionSeverity(options.onUntruncatedBlogPosts);
  if (severity && !frontMatter.draft) {
    const message = 'The post has no truncate marker, so lists show all of it.';
    const hint = 'Put `<!-- truncate -->` (in MDX `{/* truncate */}`) after its first paragraphs.';
    problems.push({severity, file, message, hint});
  }
  return problems;
}
