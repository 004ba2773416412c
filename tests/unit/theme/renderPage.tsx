import type {ReactElement} from 'react';
import type {PageData} from '../../../src/routes/PageData.ts';
import {PageModulesContext} from '../../../src/theme/context/PageModulesContext.ts';
import {SiteContext} from '../../../src/theme/context/SiteContext.ts';
import {SitePage} from '../../../src/theme/SitePage.tsx';
import {site} from './fixtures.ts';

function HomePage() {
  return <h1>Welcome home</h1>;
}

/** The element that the client draws for a page of the fixture site. */
export function pageElement(data: PageData): ReactElement {
  return (
    <SiteContext value={site}>
      <PageModulesContext value={{modules: {}, getComponent: () => HomePage}}>
        <SitePage data={data} />
      </PageModulesContext>
    </SiteContext>
  );
}
