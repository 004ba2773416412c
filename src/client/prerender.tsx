import {StrictMode} from 'react';
import {renderToString} from 'react-dom/server';
import {StaticRouter} from 'react-router-dom';
import type {PageData} from '../routes/PageData.ts';
import type {SiteData} from '../routes/SiteData.ts';
import {App} from './App.tsx';
import {PageView} from './PageView.tsx';
import {instantiatePage, type PageModule} from './pages/instantiateModules.ts';
import type {Registry} from './registry.ts';

/** What the prerender bundle exports. */
export interface PrerenderBundle {
  /**
   * Renders one page.
   *
   * @param modules Code of the page modules by content key: bodies of async functions that read `arguments[0]`.
   * @returns The tags that belong into the head, and the HTML of the root element.
   * @throws what a component of the page throws.
   */
  renderPage(data: PageData, modules: Record<string, string>): Promise<{head: string; body: string}>;
  /** Renders the code of one page module by itself, for feeds. */
  renderContent(code: string): Promise<string>;
}

/** Where the page's own HTML begins: `SitePage` draws this element around everything. */
const SITE_START = '<div class="site"';

const AsyncFunction = (async () => undefined).constructor as new (code: string) => PageModule;

/** Called once by the prerender bundle's generated entry. */
export function createPrerenderBundle({site, registry}: {site: SiteData; registry: Registry}): PrerenderBundle {
  return {
    async renderPage(data, code) {
      const modules = Object.fromEntries(Object.entries(code).map(([key, body]) => [key, new AsyncFunction(body)]));
      const page = await instantiatePage(data, modules, registry);
      const html = renderToString(
        <StrictMode>
          <StaticRouter location={data.path}>
            <App site={site}>
              <PageView page={page} pending={false} loadLevel={() => Promise.resolve([])} />
            </App>
          </StaticRouter>
        </StrictMode>,
      );
      // React puts the tags it hoists in front of everything else.
      const start = html.indexOf(SITE_START);
      return {head: html.slice(0, start), body: html.slice(start)};
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
