import {guardPage} from '../bundle/transforms/guardModule.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {LinkReports} from '../shared/page/LinkReports.ts';
import type {PrerenderBundle, RenderedPage} from '../shared/page/PrerenderBundle.ts';
import type {Body} from '../shared/page/PageModule.ts';
import type {ContentData} from '../shared/page/PageParts.ts';
import type {PageData} from '../shared/page/PageData.ts';
import {themeParts} from '../shared/page/themeParts.ts';
import type {Route} from '../routes/Route.ts';
import {dataOfApp} from './assetTags.ts';
import {withContents, withoutHtml, withoutLevels} from './pageContents.ts';
import {type DocumentShell, filesOfComponents, renderDocument} from './renderDocument.ts';
import {runLimited} from './runLimited.ts';

/** What the source of one of a page's contents was compiled to, and the components it loads. */
export interface CompiledContent {
  body: Body;
  /** What previews show, if that is not all of the body. */
  preview?: Body;
  components: string[];
}

/** Page data with its bodies filled in. */
export interface FilledRoute {
  data: PageData;
  /** Code of the page modules by content key. */
  modules: Record<string, string>;
  /** Registry keys of every component on the page. */
  components: string[];
}

/**
 * Fills the bodies of a page into its data: HTML as it is, code as the name of a page module.
 *
 * @param compiledOf Returns what the source of one of the route's contents was compiled to.
 */
export function fillRoute(
  route: Route,
  compiledOf: (content: Route['contents'][number]) => CompiledContent,
): FilledRoute {
  const contents: Record<string, ContentData> = {};
  const modules: Record<string, string> = {};
  const components = new Set<string>('component' in route.data ? [route.data.component] : []);
  for (const content of route.contents) {
    const {body: whole, preview, components: loaded} = compiledOf(content);
    const body = (content.part === 'preview' ? preview : undefined) ?? whole;
    if (body.type === 'html') {
      contents[content.key] = {key: content.key, html: body.html};
    } else {
      contents[content.key] = {key: content.key, module: moduleName(route, content.key)};
      modules[content.key] = body.code;
      for (const key of loaded) components.add(key);
    }
  }
  return {data: withContents(route.data, contents), modules, components: [...components]};
}

/**
 * The texts of a page's files: the document, and the data for navigation in the browser (except for the not-found
 * page).
 */
export interface RenderedRoute {
  html: string;
  json?: string;
  /** HTML of the root element. */
  body: string;
  reports?: LinkReports;
}

/**
 * Renders a filled route.
 *
 * @throws what a component of the page throws; see `runLimited` for components that never return
 */
export async function renderRoute(
  bundle: PrerenderBundle,
  shell: DocumentShell,
  filled: FilledRoute,
): Promise<RenderedRoute> {
  return documentOf(
    shell,
    filled,
    await bundle.renderPage(shell.site, filled.data, guardModules(filled.modules), runLimited),
  );
}

/**
 * Renders filled routes, which together take less time than one by one.
 *
 * @returns for each route its texts, or what a component of the page has thrown
 */
export async function renderRoutes(
  bundle: PrerenderBundle,
  shell: DocumentShell,
  filled: readonly FilledRoute[],
): Promise<(RenderedRoute | {error: unknown})[]> {
  const guarded = filled.map(({data, modules}) => ({data, modules: guardModules(modules)}));
  const pages = await bundle.renderPages(shell.site, guarded, runLimited);
  return filled.map((route, index) => {
    const page = expectDefined(pages[index], `the rendered page ${route.data.path}`);
    return 'error' in page ? page : documentOf(shell, route, page);
  });
}

/** The code of page modules for Node, where their endless loops are ended. */
function guardModules(modules: FilledRoute['modules']): FilledRoute['modules'] {
  return Object.fromEntries(Object.entries(modules).map(([key, code]) => [key, guardPage(code)]));
}

function documentOf(
  shell: DocumentShell,
  filled: FilledRoute,
  {data, ...rendered}: RenderedPage & {data: PageData},
): RenderedRoute {
  const components = [...themeParts(data, filled.modules), ...filled.components];
  const html = renderDocument(shell, {
    ...rendered,
    path: data.layout === 'notFound' ? undefined : data.path,
    data: withoutHtml(data),
    components,
    structuredData: data.head.structuredData ?? [],
  });
  return {
    html,
    body: rendered.body,
    ...(rendered.reports && {reports: rendered.reports}),
    json: data.layout === 'notFound' ? undefined : renderPageData(shell, data, components),
  };
}

/**
 * The text of a page's `page.json`.
 *
 * @param components Registry keys of the components that the page loads, whose files are prefetched with it.
 */
export function renderPageData(shell: DocumentShell, data: PageData, components: string[] = []): string {
  const files = filesOfComponents(shell, components);
  const own = {...(files.length > 0 && {files}), ...withoutLevels(data)};
  return JSON.stringify(dataOfApp(shell, files, own));
}

/** The source of a page module for the browser; the compiler's code reads the runtime from `arguments[0]`. */
export function pageModule(code: string): string {
  return `export default async function(){${code}\n}\n`;
}

/** File name of a page module next to `page.json`. */
export function moduleName(route: Route, key: string): string {
  return route.contents.length === 1 ? 'page.js' : `${key}.js`;
}
