import {afterAll, beforeAll, expect, test} from 'vitest';
import {missingCompat} from '../../src/generator/compat/compatAliases.ts';
import {createSite, type TestSite} from '../support/createSite.ts';

const PAGE = `import {useActiveDocContext, useDocsVersion, useLatestVersion, useVersions} from '@docusaurus/plugin-content-docs/client';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {matchPath, Redirect, useHistory, useLocation} from '@docusaurus/router';
import Interpolate, {interpolate} from '@docusaurus/Interpolate';
import isInternalUrl from '@docusaurus/isInternalUrl';
import {DEFAULT_PLUGIN_ID} from '@docusaurus/constants';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useRouteContext from '@docusaurus/useRouteContext';
import useGlobalData, {usePluginData} from '@docusaurus/useGlobalData';
import {
  Collapsible, HtmlClassNameProvider, isMultiColumnFooterLinks, PageMetadata, ThemeClassNames, useCollapsible, useLocalPathname,
  usePluralForm, usePrismTheme, useStorageSlot, useThemeConfig, useWindowSize,
} from '@docusaurus/theme-common';
import {
  isSamePath, splitNavbarItems, useAlternatePageUtils, useAnnouncementBar, useEvent, useHomePageRoute, useQueryString, useScrollPositionBlocker,
} from '@docusaurus/theme-common/internal';
import DocCard from '@theme/DocCard';
import IdealImage from '@theme/IdealImage';
import IconHome from '@theme/Icon/Home';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import Mermaid from '@theme/Mermaid';
import TagsListInline from '@theme/TagsListInline';

export default function Page() {
  const {pathname} = useLocation();
  const {collapsed} = useCollapsible({initialState: true});
  const {selectMessage} = usePluralForm();
  useStorageSlot('a');
  useHistory();
  useScrollPositionBlocker();
  useEvent(() => {});
  useBrokenLinks().collectAnchor('a');
  const facts = {
    home: useHomePageRoute().path,
    announced: useAnnouncementBar().isActive,
    here: useAlternatePageUtils().createUrl({locale: 'en', fullyQualified: false}),
    chosen: useQueryString('tab')[0],
    same: isSamePath('/a', '/A/'),
    left: splitNavbarItems([{position: 'left'}, {}])[0].length,
    pathname,
    local: useLocalPathname(),
    latest: useLatestVersion()?.path,
    versions: useVersions().length,
    docs: typeof useActiveDocContext().activeDoc,
    version: useDocsVersion().version,
    post: useBlogPost().isBlogPostPage,
    match: matchPath('/docs/a', {path: '/docs/:id', exact: true})?.params.id,
    noMatch: matchPath('/docs/a/b', {path: '/docs/:id', exact: true}),
    words: [isInternalUrl('/a'), isInternalUrl('https://a.example'), DEFAULT_PLUGIN_ID, selectMessage(2, 'one|many')],
    plugin: useRouteContext().plugin.name,
    data: [useGlobalData(), usePluginData('x') === undefined],
    size: useWindowSize(),
    prism: usePrismTheme().styles.length,
    theme: typeof useThemeConfig().navbar,
    columns: isMultiColumnFooterLinks([{title: 'a', items: []}]),
    name: ThemeClassNames.docs.docMarkdown,
    text: interpolate('Hello {name}', {name: 'Ann'}),
  };
  return (
    <Layout title="Imports">
      <HtmlClassNameProvider className="own-class">
        <PageMetadata description="All imports" keywords={['a', 'b']} />
        <h1><Interpolate values={{word: <b>bold</b>}}>{'A {word} title'}</Interpolate></h1>
        <pre id="facts">{JSON.stringify(facts)}</pre>
        <ErrorBoundary fallback={() => 'failed'}>
          <MDXContent><DocCard item={{type: 'link', label: 'Doc A', href: '/docs/a', docId: 'a'}} /></MDXContent>
        </ErrorBoundary>
        <IdealImage img={{src: {src: '/own.png'}}} alt="Own" />
        <IconHome className="own-icon" /><IconExternalLink />
        <TagsListInline tags={[{label: 'News', permalink: '/tags/news'}]} />
        <Collapsible collapsed={collapsed}>Put away</Collapsible>
        <Mermaid value="pie" />
        {pathname === '/never' && <Redirect to="/docs/a" />}
      </HtmlClassNameProvider>
    </Layout>
  );
}
`;

let site: TestSite;
let html: string;

beforeAll(async () => {
  site = createSite({
    'src/pages/imports.jsx': PAGE,
    'docs/a.md': '# A\n',
    'static/own.png': '',
  });
  const {code, stdout, stderr} = await site.build();
  expect(stdout + stderr).toContain('Built');
  expect(code).toBe(0);
  html = site.output('imports/index.html');
});
afterAll(() => site.dispose());

test('the hooks and functions return the right data', () => {
  const [, written = ''] = /<pre id="facts">(.*?)<\/pre>/s.exec(html) ?? [];
  expect(JSON.parse(written.replaceAll('&quot;', '"'))).toEqual({
    home: '/',
    announced: false,
    here: '/imports',
    chosen: '',
    same: true,
    left: 1,
    pathname: '/imports',
    local: '/imports',
    latest: '/docs/a',
    versions: 1,
    docs: 'undefined',
    version: 'current',
    post: false,
    match: 'a',
    noMatch: null,
    words: [true, false, 'default', 'many'],
    plugin: 'docusaurus-plugin-content-pages',
    data: [{}, true],
    size: 'ssr',
    prism: 0,
    theme: 'object',
    columns: true,
    name: 'theme-doc-markdown',
    text: 'Hello Ann',
  });
});

test('the components render what their names say', () => {
  expect(html).toContain('<h1>A <b>bold</b> title</h1>');
  expect(html).toContain('>Doc A</a>');
  expect(html).toMatch(/<img loading="lazy" decoding="async" alt="Own" src="\/own\.png"\/?>/);
  expect(html).toMatch(/<svg[^>]*class="own-icon"/);
  expect(html).toMatch(/<a class="tag" href="\/tags\/news"[^>]*>News/);
  expect(html).toContain('<div hidden="">Put away</div>');
  expect(html).toMatch(/<html[^>]*class="own-class"/);
  expect(html).toContain('<meta name="description" content="All imports"');
});

test('a missing import is reported with the nearest one, in folders too', () => {
  expect(missingCompat('@theme/Icon/Hom')?.hint).toBe('Did you mean `@theme/Icon/Home`?');
  expect(missingCompat('@docusaurus/plugin-content-docs/clent')?.hint).toBe(
    'Did you mean `@docusaurus/plugin-content-docs/client`?',
  );
  expect(missingCompat('@theme/Icon/Home')).toBeUndefined();
});
