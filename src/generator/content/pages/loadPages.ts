import {isMarkdownFile} from '../../config/contentFormat.ts';
import type {PagesConfig, SiteConfig} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {StandalonePage} from '../Content.ts';
import {addressProblems, fileNameProblems} from '../addressProblems.ts';
import {createDocument} from '../createDocument.ts';
import {createPathFilter} from '../../files/createPathFilter.ts';
import {listContent} from '../listContent.ts';
import type {LoadOptions} from '../LoadOptions.ts';
import {READ_ALWAYS} from '../MarkdownSources.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {readSource, siteFile} from '../readSource.ts';
import {type PageFrontMatter, pageFrontMatterSchema} from '../frontMatter/pageFrontMatter.ts';
import {ownFrontMatter} from '../frontMatter/parseFrontMatter.ts';
import {type HistoryGap, loadHistory} from '../git/loadHistory.ts';
import type {MarkdownContext} from '../MarkdownContext.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {openKeptMarkdown} from '../keptMarkdown.ts';
import type {MarkdownFile} from '../readMarkdown.ts';
import {resolveSlug} from '../../shared/address/resolveSlug.ts';
import {componentMistake} from './componentMistake.ts';
import {findTranslated} from '../translatedFiles.ts';

export interface LoadedPages {
  /** In the order of their paths, still including drafts. */
  pages: StandalonePage[];
  files: string[];
  problems: Problem[];
  /** What the history of the folder lacks. */
  gaps: HistoryGap[];
}

interface LoadedPage {
  page: StandalonePage;
  problems: Problem[];
  /** A problem with a function of the configuration. */
  mistake?: Problem;
}

/** Loads all pages of the pages folder, Markdown and components. */
export async function loadPages(
  siteDir: string,
  site: SiteConfig,
  options: PagesConfig,
  {known = READ_ALWAYS, cache, configSource}: LoadOptions,
): Promise<LoadedPages> {
  const historyLoading = loadHistory(siteDir, options);
  const isIncluded = createPathFilter(options.include, options.exclude);
  const isPage = (path: string) => isIncluded(path) && !path.endsWith('.d.ts');
  const listing = await listContent(siteDir, options.path, isPage);
  const paths = listing.files.filter(isPage);
  const folderOf = await findTranslated(siteDir, options);
  const markdownPaths = paths.filter(isMarkdownFile);
  const {history, gaps} = await historyLoading(markdownPaths);
  const edited = (pagesPath: string) => ({pagesDirPath: options.path, pagesPath});
  const context: MarkdownContext = {site, section: options, edited, configSource, history};
  const ownMatter = ownFrontMatter(site, configSource);
  const kept = openKeptMarkdown(cache, `pages ${site.locale} ${options.path}`, {
    schema: pageFrontMatterSchema,
    format: site.markdown.format,
    own: ownMatter,
    derive: () => ({}),
  });
  const loaded = await mapConcurrent(paths, async (path): Promise<LoadedPage> => {
    const place = {siteDir, folder: folderOf(path), path};
    if (isMarkdownFile(path)) {
      const source = await known.read(siteFile(place.folder, path), () => kept.read(place));
      const slug = getMarkdownSlug(source);
      const {page, problem: mistake} = createMarkdownPage(source, slug, context);
      return {
        page,
        mistake: source.mistake ?? mistake,
        problems: [...source.problems, ...addressProblems(source, slug, context)],
      };
    }
    const {file, hash, text, problem} = await readSource(siteDir, place.folder, path);
    const route = getPageRoute(path);
    const permalink = createPermalink(site, options.routeBasePath, route);
    const mistake = problem ? undefined : componentMistake(text);
    const own = problem ?? (mistake && {severity: 'error', file, ...mistake});
    const problems = [...(own ? [own] : []), ...fileNameProblems(file, route)];
    return {page: {kind: 'page', file, hash, permalink, type: 'component'}, problems};
  });
  kept.save();
  // A function that fails for one file usually fails for all, so one report is enough.
  const mistaken = loaded.flatMap(({mistake}) => mistake ?? []).slice(0, 1);
  return {
    pages: loaded.flatMap(({page}) => (isUnreadable(page) ? [] : page)),
    files: loaded.map(({page}) => page.file),
    gaps,
    problems: [...listing.problems, ...loaded.flatMap(({problems}) => problems), ...mistaken],
  };
}

/** The bundler cannot read such a component either, and would report it a second time. */
function isUnreadable({type, hash}: StandalonePage): boolean {
  return type === 'component' && hash === '';
}

function getMarkdownSlug({frontMatter, path}: MarkdownFile<PageFrontMatter>): string {
  const own = frontMatter.slug === undefined ? undefined : resolveSlug(frontMatter.slug, '/');
  return own ?? getPageRoute(path);
}

function createMarkdownPage(
  source: MarkdownFile<PageFrontMatter>,
  slug: string,
  context: MarkdownContext,
): {page: StandalonePage; problem?: Problem} {
  const {frontMatter, file, hash} = source;
  const own = {title: frontMatter.title ?? source.contentTitle ?? '', slug, tags: []};
  const {document: made, problem} = createDocument(source, own, context);
  const document = {...made, wrapperClassName: frontMatter.wrapperClassName};
  return {
    page: {kind: 'page', file, hash, permalink: document.permalink, type: 'markdown', document},
    problem,
  };
}

/** The route of a path in the pages folder: the path without extension; `index` is its folder. */
export function getPageRoute(path: string): string {
  const route = `/${path.replace(/\.[^./]+$/, '')}`;
  return route.replace(/\/index$/i, '/');
}
