import {StrictMode, startTransition} from 'react';
import {type HydrationOptions, createRoot, hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {installBehaviors} from '../theme/behaviors/installBehaviors.ts';
import {App} from './App.tsx';
import {forgetReload, reloadOnce} from './navigation/reloadOnce.ts';
import {createScrollPositions} from './navigation/scrollPositions.ts';
import {PageRouter} from './PageRouter.tsx';
import {PageView} from './PageView.tsx';
import {asError} from '../shared/invariants/asError.ts';
import type {PageData} from '../shared/page/PageData.ts';
import {pageComponent} from '../shared/page/themeParts.ts';
import {createPageLoader, importModules} from './pages/createPageLoader.ts';
import {instantiatePage} from './pages/instantiateModules.ts';
import {noteComponents} from './pages/loadComponents.ts';
import {readEmbeddedPage} from './pages/readEmbeddedPage.ts';
import {retry} from './pages/retry.ts';
import {withoutModules} from './pages/withoutModules.ts';
import type {LoadedPage, Registry} from './registry.ts';
import {readSiteData} from './readSiteData.ts';
import {THEME_IDS} from '../shared/markup/themeIds.ts';

/**
 * Hydrates the prerendered document. Called once by the browser bundle's generated entry. The dev server's entry passes
 * its own loader and view, which can refresh a page in place.
 */
export async function start({
  registry,
  createLoader = createPageLoader,
  View = PageView,
  rootOptions,
}: {
  registry: Registry;
  createLoader?: typeof createPageLoader;
  View?: typeof PageView;
  rootOptions?: HydrationOptions;
}): Promise<void> {
  const root = document.getElementById(THEME_IDS.app);
  if (!root) return;
  const site = readSiteData(document);
  installBehaviors(document, site);
  const {app: builtFor, components, data} = readEmbeddedPage(document);
  noteComponents(components);
  const loader = createLoader({
    app: builtFor,
    baseUrl: site.baseUrl,
    registry,
    notFoundTitle: site.messages.notFound,
  });
  loader.keep(data);
  if (data.layout === 'notFound' && window.location.pathname.endsWith('.html')) {
    const isLeft = import('./navigation/leaveForPage.ts').then(({leaveForPage}) => leaveForPage(loader));
    if (await isLeft.catch(() => false)) return;
  }
  const {page, missing} = await loadFirstPage(data, site.baseUrl, registry);
  if (missing) {
    console.warn('The components of this page could not be loaded.', missing);
    if (reloadOnce()) return;
  } else forgetReload();
  const positions = createScrollPositions(window);
  const app = (
    <StrictMode>
      <BrowserRouter>
        <App site={site}>
          <PageRouter
            initial={page}
            missing={missing}
            loader={loader}
            baseUrl={site.baseUrl}
            View={View}
            positions={positions}
          />
        </App>
      </BrowserRouter>
    </StrictMode>
  );
  // Without the component that renders the page, React's output differs from the document: do not hydrate it.
  if (missing && pageComponent(data) !== undefined) createRoot(root, rootOptions).render(app);
  // In a transition, so the browser can paint and handle input in between.
  else startTransition(() => void hydrateRoot(root, app, rootOptions));
}

/** Loads the document's page; if its components cannot be loaded, returns it without them, and the reason. */
async function loadFirstPage(
  data: PageData,
  baseUrl: string,
  registry: Registry,
): Promise<{page: LoadedPage; missing?: Error}> {
  try {
    const modules = await importModules(data.layout === 'notFound' ? baseUrl : data.path, data);
    return {page: await retry(() => instantiatePage(data, modules, registry))};
  } catch (error) {
    return {page: withoutModules(document, data), missing: asError(error)};
  }
}
