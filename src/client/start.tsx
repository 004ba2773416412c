import {StrictMode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {BrowserRouter} from 'react-router-dom';
import type {SiteData} from '../routes/SiteData.ts';
import {installBehaviors} from '../theme/behaviors/installBehaviors.ts';
import {App} from './App.tsx';
import {forgetReload, reloadOnce} from './navigation/reloadOnce.ts';
import {PageRouter} from './PageRouter.tsx';
import {createPageLoader, importModules} from './pages/createPageLoader.ts';
import {instantiatePage} from './pages/instantiateModules.ts';
import {readEmbeddedPage} from './pages/readEmbeddedPage.ts';
import {retry} from './pages/retry.ts';
import type {Registry} from './registry.ts';

/** Hydrates the prerendered document. Called once by the browser bundle's generated entry. */
export async function start({site, registry}: {site: SiteData; registry: Registry}): Promise<void> {
  const root = document.getElementById('root');
  if (!root) return;
  installBehaviors(document);
  const {app, data} = readEmbeddedPage(document);
  const loader = createPageLoader({app, baseUrl: site.baseUrl, registry});
  loader.keep(data);
  try {
    const modules = await importModules(data.layout === 'notFound' ? site.baseUrl : data.path, data);
    const initial = await retry(() => instantiatePage(data, modules, registry));
    hydrateRoot(
      root,
      <StrictMode>
        <BrowserRouter>
          <App site={site}>
            <PageRouter initial={initial} loader={loader} baseUrl={site.baseUrl} />
          </App>
        </BrowserRouter>
      </StrictMode>,
    );
    forgetReload();
  } catch (error) {
    // The document stays as it was prerendered: it reads, and its links load documents.
    console.warn('The components of this page could not be loaded.', error);
    reloadOnce(window.location.href);
  }
}
