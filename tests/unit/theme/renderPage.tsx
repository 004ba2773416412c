import type {ComponentType, ReactElement} from 'react';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';
import type {SiteData} from '../../../src/generator/shared/page/SiteData.ts';
import {BLOG_LAYOUTS, FURTHER_LAYOUTS} from '../../../src/generator/shared/page/themeParts.ts';
import {PageModulesContext} from '../../../src/generator/theme/context/PageModulesContext.ts';
import {SiteContext} from '../../../src/generator/theme/context/SiteContext.ts';
import BlogLayouts from '../../../src/generator/theme/layouts/BlogLayouts.tsx';
import FurtherLayouts from '../../../src/generator/theme/layouts/FurtherLayouts.tsx';
import {SitePage} from '../../../src/generator/theme/SitePage.tsx';
import {site} from './fixtures.ts';

const LAYOUTS: Record<string, ComponentType> = {
  [FURTHER_LAYOUTS]: FurtherLayouts,
  [BLOG_LAYOUTS]: BlogLayouts,
};

function HomePage() {
  return <h1>Welcome home</h1>;
}

/** The element that the client renders for a page of the fixture site. */
export function pageElement(data: PageData, ofSite: SiteData = site): ReactElement {
  return (
    <SiteContext value={ofSite}>
      <PageModulesContext value={{modules: {}, getComponent: (key) => LAYOUTS[key] ?? HomePage}}>
        <SitePage data={data} />
      </PageModulesContext>
    </SiteContext>
  );
}
