import type {ReactNode} from 'react';
import type {PageData} from '../shared/page/PageData.ts';
import type {ReferenceKind} from '../shared/page/DocsPageData.ts';
import {useYourValues} from './composer/useYourValues.ts';
import {PageContext} from './context/PageContext.ts';
import {MenuProvider} from './context/MenuProvider.tsx';
import {useSite} from './context/SiteContext.ts';
import {PageHead} from './head/PageHead.tsx';
import {HeadProvider} from './head/HeadProvider.tsx';
import {PageLayout} from './layouts/PageLayout.tsx';
import {PendingContext} from './regions/Main.tsx';
import {PageSidebar} from './sidebar/PageSidebar.tsx';
import {SiteFrame} from './SiteFrame.tsx';
import {ErrorBoundary} from './screens/ErrorBoundary.tsx';

interface SitePageProps {
  data: PageData;
  /** True while the next page is being loaded: this one stays on screen and is marked as busy. */
  pending?: boolean;
  /** Replaces the page's own content, such as the screen of a page that could not be loaded. */
  screen?: ReactNode;
  /** Path of the page that the screen replaces, which navbar and sidebar mark as current. */
  screenPath?: string;
  /** A notice below the page's content, such as that its components could not be loaded. */
  notice?: ReactNode;
}

/** The whole site around one page. If the page crashes, the navigation stays. */
export function SitePage({
  data,
  pending = false,
  screen,
  screenPath = data.path,
  notice,
}: SitePageProps): ReactNode {
  const site = useSite();
  useYourValues(data.path);
  const sidebar = hasSidebar(data);
  const toc = screen === undefined && 'toc' in data && data.toc.length > 0;
  return (
    <PageContext value={screen === undefined ? data : {...data, path: screenPath}}>
      <PendingContext value={pending}>
        <HeadProvider>
          <PageHead data={data} site={site} />
          <MenuProvider>
            <SiteFrame>
              <div
                className="shell"
                data-sidebar={sidebar || undefined}
                data-toc={toc || undefined}
                data-reference={withSamples(data)}
              >
                {sidebar && (
                  <div className="shell-sidebar">
                    <PageSidebar />
                  </div>
                )}
                <ErrorBoundary resetKey={data.path}>
                  {screen ?? <PageLayout key={data.path} data={data} />}
                </ErrorBoundary>
              </div>
              {notice}
            </SiteFrame>
          </MenuProvider>
        </HeadProvider>
      </PendingContext>
    </PageContext>
  );
}

/** The kind of a reference page whose samples have their own column. */
function withSamples(data: PageData): ReferenceKind | undefined {
  const kind = 'reference' in data ? data.reference : undefined;
  return kind === 'list' ? undefined : kind;
}

function hasSidebar(data: PageData): boolean {
  return ('sidebar' in data && Boolean(data.sidebar)) || ('blogSidebar' in data && Boolean(data.blogSidebar));
}
