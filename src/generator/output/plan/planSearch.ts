import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {PlannedOutput} from '../OutputFile.ts';
import {productOf} from '../../shared/page/productOf.ts';
import type {Reference, ReferencePage} from '../../reference/pages/Reference.ts';
import type {Route} from '../../routes/Route.ts';
import {withoutSiteTitle} from '../../routes/withoutSiteTitle.ts';
import {hasSearch} from '../../shared/page/hasSearch.ts';
import type {IndexSettings, KeyedPage} from '../../search/index/updateIndex.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {DocsSet} from '../../content/Content.ts';
import type {SearchedVersion} from '../../search/format/SearchFiles.ts';
import {docsVersionOf} from '../../shared/page/docsVersionOf.ts';
import type {SearchKind} from '../../search/format/SearchKind.ts';
import {resolveLayoutHref} from '../../shared/address/href.ts';
import {calledOperations} from '../../reference/model/calledOperations.ts';
import {createSamples} from '../../reference/samples/createSamples.ts';
import {hashOf} from '../../files/hash.ts';

/** The files of one search index, which a worker writes. */
export interface OutputSearch extends PlannedOutput {
  /** The docs version that the index covers; absent for the site's own index. */
  version?: SearchedVersion;
  settings: IndexSettings;
  pages: PlannedSearchPage[];
  /** Hash of what the index is made from besides settings and pages. */
  common: string;
  /** Whether the other pages of the last index stay as they are. The key is known only when the index is written. */
  isPart?: boolean;
}

/** A page of the index whose text is still in its record. */
export interface PlannedSearchPage extends KeyedPage {
  /** Key of the record; absent for pages without a text. */
  record?: string;
}

/** The parts of a site that decide on its search indexes. */
interface SearchedSite extends Pick<RoutedSite, 'config' | 'routes'> {
  content: Pick<RoutedSite['content'], 'references' | 'docsSets'>;
  pages: Pick<RoutedSite['pages'], 'get' | 'keyOf'>;
}

const KINDS: Partial<Record<Route['data']['layout'], SearchKind>> = {
  doc: 'guide',
  categoryIndex: 'guide',
  blogPost: 'blog',
  blogList: 'blog',
  markdownPage: 'page',
  component: 'page',
};

/**
 * The search indexes, none for a site without search. They cover the pages that readers come to read and the first page of
 * each blog, without other lists of posts, lists of tags, components, unlisted pages, and pages that search engines may not list. Each docs version that is not the last of
 * its instance has its own index, so that the others neither show its pages nor grow with it.
 *
 * @param version Hash of the generator's own code.
 */
export function planSearch(
  {config, content: {references, docsSets}, routes, pages}: SearchedSite,
  version: string,
): OutputSearch[] {
  if (!hasSearch(config.themeConfig.navbar)) return [];
  const referencePages = new Map(
    references.flatMap((reference) => reference.pages.map((page) => [page.file, {page, reference}] as const)),
  );
  const settings: IndexSettings = {
    language: config.locale.replace(/[-_].*/, ''),
    synonyms: config.search.synonyms,
    tasks: config.search.tasks.map(({label, to}) => ({label, href: resolveLayoutHref(to, config)})),
  };
  const others = docsSets.filter(({docs, version}) => docs.length > 0 && !version.isLast);
  const planned = (route: Route, set: DocsSet | undefined): PlannedSearchPage[] => {
    const {path, data, file} = route;
    const kind = KINDS[data.layout];
    const isOtherList = data.layout === 'blogList' && (data.page > 1 || data.posts.length === 0);
    // Its title and its text are known only when it is rendered: it would be a result with the title of the site.
    const isUnknown = data.layout === 'component' && path !== config.baseUrl;
    if (!kind || isOtherList || isUnknown || !isListed(config, route, set)) return [];
    const {title, description} = data.head;
    const {page: own, reference} = (file === undefined ? undefined : referencePages.get(file)) ?? {};
    const meta = file === undefined ? undefined : pages.get(file);
    const record = file !== undefined && meta ? pages.keyOf(file) : undefined;
    const page = {
      path,
      title: withoutSiteTitle(title, config),
      kind: own ? (/^api/.test(own.kind) ? ('api' as const) : ('model' as const)) : kind,
      product: productOf(config, path)?.label ?? partOf(route),
      description,
      entity: own && entityOf(own),
      keywords: reference && own?.kind === 'api' ? sampleLanguages(reference, own.group) : undefined,
    };
    // A changed partial changes a page's text, but not the key of its record; the language decides on its terms.
    return [{...page, record, key: hashOf(page, meta?.textHash, settings.language)}];
  };
  const common = hashOf(version, config.baseUrl);
  const name = config.isFurther ? `search:${config.locale}` : 'search';
  const create = (own: readonly Route[], set?: DocsSet): OutputSearch => {
    const searched = own.flatMap((route) => planned(route, set));
    const key = searchKey(common, settings, searched);
    const search = {key, isUpdated: true, settings, pages: searched, common};
    if (!set) return {id: name, ...search};
    const of = {instance: set.instance, name: set.version.name};
    return {id: `${name}:${of.instance}/${of.name}`, version: of, ...search};
  };
  const setOf = (route: Route) => others.find((set) => isOf(route, set));
  const byIndex = new Map<DocsSet | undefined, Route[]>([undefined, ...others].map((set) => [set, []]));
  for (const route of routes) byIndex.get(setOf(route))?.push(route);
  return [...byIndex].map(([set, own]) => create(own, set));
}

/** Hash of everything that an index is made from. */
export function searchKey(
  common: string,
  settings: IndexSettings,
  pages: readonly PlannedSearchPage[],
): string {
  const keys = pages.map(({path, key}) => [path, key]);
  return hashOf(common, settings, keys);
}

function isOf(route: Route, {instance, version}: DocsSet): boolean {
  const own = docsVersionOf(route.data);
  return own?.instance === instance && own.name === version.name;
}

/** The search filter that a page belongs to if the site has several docs and declares no products. */
function partOf({data}: Route): string | undefined {
  const own = docsVersionOf(data);
  return own && own.instance !== DEFAULT_ID ? own.instance : undefined;
}

/** The name by which readers search for a reference page. */
function entityOf(page: ReferencePage): string | undefined {
  if (page.kind === 'model') return page.name;
  if (page.kind !== 'api') return undefined;
  return page.isWebhook ? page.name : page.group;
}

/** The languages of the samples on an API page: readers search for an operation "with curl". */
function sampleLanguages({model, config}: Reference, group: string): string[] {
  const [operation] = calledOperations({groups: model.groups.filter(({name}) => name === group)});
  return operation ? createSamples(operation, model, config).map(({label}) => label) : [];
}

/**
 * Pages that search engines may not list are searchable anyway if that applies to the whole site, or to a whole docs
 * version.
 */
function isListed(config: SiteConfig, {data, noIndex}: Route, set: DocsSet | undefined): boolean {
  const isHidden = config.noIndex || set?.version.noIndex;
  return isHidden ? !('unlisted' in data && data.unlisted) : !noIndex;
}
