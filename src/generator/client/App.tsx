import type {ReactNode} from 'react';
import {HelmetProvider} from 'react-helmet-async';
import type {SiteData} from '../shared/page/SiteData.ts';
import {SiteContext} from '../theme/context/SiteContext.ts';
import {setTranslations} from '../theme/messages/translations.ts';

/** The providers around every page, in the browser and while prerendering. */
export function App({site, children}: {site: SiteData; children: ReactNode}) {
  setTranslations(site.translations);
  return (
    <HelmetProvider>
      <SiteContext.Provider value={site}>{children}</SiteContext.Provider>
    </HelmetProvider>
  );
}
