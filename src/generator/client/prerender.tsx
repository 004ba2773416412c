import {type ReactElement, StrictMode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import type {PageData} from '../shared/page/PageData.ts';
import type {LinkReports} from '../shared/page/LinkReports.ts';
import type {PrerenderBundle, RenderedPage, RunLimited} from '../shared/page/PrerenderBundle.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import {HeadCollector} from '../theme/head/HeadCollector.ts';
import {bundledTranslations} from '../shared/page/codeTranslations.ts';
import {LinkReportsContext} from '../theme/links/LinkReportsContext.ts';
import {mergeHeadTags} from '../theme/head/mergeHeadTags.ts';
import {escapeHtml} from '../shared/html/escapeHtml.ts';
import type {HeadElement, HeadTags} from '../shared/page/HeadTags.ts';
import {setTranslations} from '../theme/messages/translations.ts';
import {withOwnTags} from '../theme/head/withOwnTags.ts';
import {App} from './App.tsx';
import {PageView} from './PageView.tsx';
import {instantiatePage, type PageModule} from './pages/instantiateModules.ts';
import type {LoadedPage, Registry} from './registry.ts';
import {tracedRuntime, traceRender} from './traceRender.tsx';

/** Where the page's own HTML begins: `SitePage` renders everything inside an element that begins like this. */
const SITE_START = '<div class="site';

const AsyncFunction = (async () => undefined).constructor as new (code: string) => PageModule;

/** Called once by the prerender bundle's generated entry. */
export function createPrerenderBundle({registry}: {registry: Registry}): PrerenderBundle {
  // For modules that are evaluated when the first page that needs them is loaded.
  setTranslations(bundledTranslations());

  const load = async (data: PageData, modules: Record<string, PageModule>): Promise<LoadedPage> => {
    const page = await instantiatePage(data, modules, registry);
    if ('component' in data) expectComponent(page.component);
    return page;
  };
  const loadCode = (data: PageData, code: Record<string, string>): Promise<LoadedPage> =>
    load(
      data,
      mapModules(code, (body) => new AsyncFunction(body)),
    );

  return {
    async renderPage(site, data, code, run) {
      const page = await loadCode(data, code);
      return run(() => renderPage(site, page));
    },
    async renderPages(site, pages, run) {
      const loaded: (LoadedPage | {error: unknown})[] = [];
      for (const {data, modules} of pages)
        loaded.push(await loadCode(data, modules).catch((error: unknown) => ({error})));
      return renderPages(site, loaded, run);
    },
    async traceRender(site, data, modules, run) {
      try {
        // The compiler makes sure that the code of a page module returns this.
        const traced = mapModules(
          modules,
          (module): PageModule =>
            (runtime) =>
              module({...runtime, ...tracedRuntime}) as ReturnType<PageModule>,
        );
        const page = await load(data, traced);
        if (!run) return await traceRender(treeOf(site, page, []));
        run(() => renderToString(treeOf(site, page, [])));
        return undefined;
      } catch (error) {
        return {error, ownerStack: ''};
      }
    },
    async renderContent(site, code, run) {
      const path = site.baseUrl;
      const data: PageData = {layout: 'notFound', path, head: {title: ''}};
      const {modules} = await instantiatePage(data, {body: new AsyncFunction(code)}, registry);
      const Body = modules.body;
      if (!Body) return '';
      const tree = (
        <StaticRouter location={path}>
          <App site={site}>
            <Body />
          </App>
        </StaticRouter>
      );
      return run(() => renderToString(tree));
    },
  };
}

function mapModules<From, To>(
  modules: Record<string, From>,
  convert: (module: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(modules).map(([key, module]) => [key, convert(module)]));
}

/** A page that has had this share of the time limit is not given another chance. */
const NEARLY = 0.9;

/** Renders pages one after the other; those that could not be loaded keep their error. */
function renderPages(
  site: SiteData,
  loaded: readonly (LoadedPage | {error: unknown})[],
  run: RunLimited,
): Awaited<ReturnType<PrerenderBundle['renderPages']>> {
  const results: Awaited<ReturnType<PrerenderBundle['renderPages']>> = [];
  let pageStart = 0;
  const renderRest = () => {
    for (const page of loaded.slice(results.length)) {
      pageStart = performance.now();
      try {
        results.push('error' in page ? page : renderPage(site, page));
      } catch (error) {
        results.push({error});
      }
    }
  };
  while (results.length < loaded.length) {
    const start = performance.now();
    try {
      run(renderRest);
    } catch (error) {
      const page = loaded[results.length];
      if (!page || 'error' in page) continue;
      // The limit is for one page: one that was interrupted gets all of it, unless it had nearly all of it.
      const now = performance.now();
      if (now - pageStart > NEARLY * (now - start)) {
        results.push({error});
        continue;
      }
      try {
        results.push(run(() => renderPage(site, page)));
      } catch (error) {
        results.push({error});
      }
    }
  }
  return results;
}

function renderPage(site: SiteData, page: LoadedPage): RenderedPage & {data: PageData} {
  const {data} = page;
  const heads: HeadTags[] = [];
  const rendered = renderOnce(site, page, heads);
  const hasMain = data.layout === 'component' && hasSeveralMains(rendered.body);
  if (heads.length === 0 && !hasMain) return {...rendered, data};
  // Render again: tags from `Head` win over the page's own, which come first, and are only known now.
  const own = {
    ...data,
    ...(hasMain && {hasMain}),
    ...(heads.length > 0 && {head: withOwnTags(data.head, mergeHeadTags(heads))}),
  };
  return {...renderOnce(site, {...page, data: own}, []), data: own};
}

/** @param heads Receives the tags of `Head` components. */
function renderOnce(site: SiteData, page: LoadedPage, heads: HeadTags[]): RenderedPage {
  const reports = noReports();
  const html = renderToString(treeOf(site, page, heads, reports));
  // React puts hoisted tags before everything else.
  const start = html.indexOf(SITE_START);
  const {elements = [], html: htmlAttributes, body: bodyAttributes} = page.data.head.own ?? {};
  return {
    head: html.slice(0, start) + elements.map(elementHtml).join(''),
    ...(htmlAttributes && {htmlAttributes}),
    ...(bodyAttributes && {bodyAttributes}),
    body: html.slice(start),
    ...(Object.values(reports).some(({size}) => size > 0) && {reports}),
  };
}

function treeOf(
  site: SiteData,
  page: LoadedPage,
  heads: HeadTags[],
  reports: LinkReports = noReports(),
): ReactElement {
  return (
    <StrictMode>
      <StaticRouter location={page.data.path}>
        <HeadCollector value={(tags) => heads.push(tags)}>
          <LinkReportsContext value={reports}>
            <App site={site}>
              <PageView page={page} pending={false} loadLevel={() => Promise.resolve([])} />
            </App>
          </LinkReportsContext>
        </HeadCollector>
      </StaticRouter>
    </StrictMode>
  );
}

function hasSeveralMains(html: string): boolean {
  return (html.match(/<main[\s>]|<[^<>]* role="main"/g) ?? []).length > 1;
}

function noReports(): LinkReports {
  return {links: new Set(), anchors: new Set(), rendered: new Set(), unchecked: new Set()};
}

/** Checks a page component: the default export of its file may be anything. */
function expectComponent(value: unknown): void {
  const isObject = typeof value === 'object' && value !== null && '$$typeof' in value;
  if (typeof value !== 'function' && !isObject)
    throw new Error(`The default export of its file must be a component, not ${typeof value}.`);
}

/** The HTML of a head element; the text of scripts and styles is not escaped. */
function elementHtml({name, attributes, text}: HeadElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  return `<${name}${written.join('')}>${name === 'base' ? '' : `${text}</${name}>`}`;
}
