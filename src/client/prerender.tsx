import {StrictMode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import type {PageData} from '../routes/PageData.ts';
import type {SiteData} from '../routes/SiteData.ts';
import {App} from './App.tsx';
import {PageView} from './PageView.tsx';
import {instantiatePage, type PageModule} from './pages/instantiateModules.ts';
import type {LoadedPage, Registry} from './registry.ts';

/** What the prerender bundle exports. */
export interface PrerenderBundle {
  /**
   * Renders one page.
   *
   * @param modules Code of the page modules by content key: bodies of async functions that read `arguments[0]`.
   * @returns The tags that belong into the head, the HTML of the root element, and the page data with the title and
   *   description that a component writes itself.
   * @throws what a component of the page throws.
   */
  renderPage(
    data: PageData,
    modules: Record<string, string>,
  ): Promise<{head: string; body: string; data: PageData}>;
  /** Renders the code of one page module by itself, for feeds. */
  renderContent(code: string): Promise<string>;
}

/** Where the page's own HTML begins: `SitePage` draws this element around everything. */
const SITE_START = '<div class="site"';

const AsyncFunction = (async () => undefined).constructor as new (code: string) => PageModule;

/** Called once by the prerender bundle's generated entry. */
export function createPrerenderBundle({
  site,
  registry,
}: {
  site: SiteData;
  registry: Registry;
}): PrerenderBundle {
  const render = (page: LoadedPage): {head: string; body: string} => {
    const html = renderToString(
      <StrictMode>
        <StaticRouter location={page.data.path}>
          <App site={site}>
            <PageView page={page} pending={false} loadLevel={() => Promise.resolve([])} />
          </App>
        </StaticRouter>
      </StrictMode>,
    );
    // React puts the tags it hoists in front of everything else.
    const start = html.indexOf(SITE_START);
    return {head: html.slice(0, start), body: html.slice(start)};
  };

  return {
    async renderPage(data, code) {
      const modules = Object.fromEntries(
        Object.entries(code).map(([key, body]) => [key, new AsyncFunction(body)]),
      );
      const page = await instantiatePage(data, modules, registry);
      const rendered = render(page);
      const own = ownTags(data, rendered.head);
      return own ? {...render({...page, data: own}), data: own} : {...rendered, data};
    },
    async renderContent(code) {
      const path = site.baseUrl;
      const data: PageData = {layout: 'notFound', path, head: {title: '', type: 'article'}};
      const {modules} = await instantiatePage(data, {body: new AsyncFunction(code)}, registry);
      const Body = modules.body;
      if (!Body) return '';
      return renderToString(
        <StaticRouter location={path}>
          <App site={site}>
            <Body />
          </App>
        </StaticRouter>,
      );
    },
  };
}

/** The page's data with the title and description that a component of it writes, or undefined when none does. */
function ownTags(data: PageData, head: string): PageData | undefined {
  const titles = [...head.matchAll(/<title[^>]*>([^<]*)<\/title>/g)];
  const descriptions = [...head.matchAll(/<meta name="description" content="([^"]*)"/g)];
  const title = titles.length > 1 ? titles.at(-1)?.[1] : undefined;
  if (title === undefined) return undefined;
  const description = descriptions.at(-1)?.[1];
  return {
    ...data,
    head: {
      ...data.head,
      ownTags: true,
      title: unescapeHtml(title),
      ...(description !== undefined && {description: unescapeHtml(description)}),
    },
  };
}

/** Undoes the escapes that React writes. */
function unescapeHtml(html: string): string {
  return html
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
