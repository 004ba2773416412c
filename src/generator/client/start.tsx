import {StrictMode} from 'react';
import {type HydrationOptions, hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import {installBehaviors} from '../theme/behaviors/installBehaviors.ts';
import {App} from './App.tsx';
import {forgetReload, reloadOnce} from './navigation/reloadOnce.ts';
import {createScrollPositions} from './navigation/scrollPositions.ts';
import {PageRouter} from './PageRouter.tsx';
import {PageView} from './PageView.tsx';
import {createPageLoader, importModules} from './pages/createPageLoader.ts';
import {instantiatePage} from './pages/instantiateModules.ts';
import {readEmbeddedPage} from './pages/readEmbeddedPage.ts';
import {retry} from './pages/retry.ts';
import type {Registry} from './registry.ts';
import {readSiteData} from './readSiteData.ts';

/**
 * Hydrates the prerendered document. Called once by the browser bundle's generated entry. The dev server's entry brings a
 * loader and a view of its own, which can refresh a page in its place.
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
  const root = document.getElementById('root');
  if (!root) return;
  const site = readSiteData(document);
  installBehaviors(document, site);
  const {app, data} = readEmbeddedPage(document);
  const loader = createLoader({app, baseUrl: site.baseUrl, registry, notFoundTitle: site.messages.notFound});
  loader.keep(data);
  try {
    const modules = await importModules(data.layout === 'notFound' ? site.baseUrl : data.path, data);
    const initial = await retry(() => instantiatePage(data, modules, registry));
    const positions = createScrollPositions(window);
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App site={site}>
            <PageRouter
              initial={initial}
              loader={loader}
              baseUrl={site.baseUrl}
              View={View}
              positions={positions}
            />
          </App>
        </BrowserRouter>
      </StrictMode>,
      rootOptions,
    );
    forgetReload();
  } catch (error) {
    // The document stays as it was prerendered: it reads, and its links load documents.
    console.warn('The components of this page could not be loaded.', error);
    reloadOnce(window.location.href);
  }
}
