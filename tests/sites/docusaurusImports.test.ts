import {afterAll, beforeAll, expect, onTestFinished, test} from 'vitest';
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
  groupBy, mergeSearchStrings, prefersReducedMotion, useClearQueryString, useQueryStringList,
  usePluralForm, usePrismTheme, useStorageSlot, useThemeConfig, useWindowSize,
} from '@docusaurus/theme-common';
import {
  isSamePath, splitNavbarItems, useAlternatePageUtils, useAnnouncementBar, useDateTimeFormat, useEvent, useHomePageRoute, useQueryString, useScrollPositionBlocker,
} from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/core/lib/client/exports/useDocusaurusContext';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import DocCard from '@theme/DocCard';
import IdealImage from '@theme/IdealImage';
import IconHome from '@theme/Icon/Home';
import IconExternalLink from '@theme/Icon/ExternalLink';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import Mermaid from '@theme/Mermaid';
import TagsListInline from '@theme/TagsListInline';

export default function Page() {
  const {pathname} = useLocation();
  const {collapsed} = useCollapsible({initialState: true});
  const {selectMessage} = usePluralForm();
  useStorageSlot('a');
  useIsomorphicLayoutEffect(() => {});
  useScrollPositionBlocker();
  useEvent(() => {});
  useBrokenLinks().collectAnchor('a');
  const facts = {
    site: useDocusaurusContext().siteConfig.title,
    home: useHomePageRoute().path,
    announced: useAnnouncementBar().isActive,
    here: useAlternatePageUtils().createUrl({locale: 'en', fullyQualified: false}),
    day: useDateTimeFormat({day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'}).format(new Date('2024-02-03')),
    chosen: useQueryString('tab')[0],
    chosenTags: useQueryStringList('tags')[0],
    clear: typeof useClearQueryString(),
    merged: [mergeSearchStrings(['?a=1', undefined, 'a=3'], 'append').split('&'), mergeSearchStrings(['?a=1', '?a=3'], 'set')],
    grouped: groupBy([1, 2, 3], (count) => (count % 2 ? 'odd' : 'even')),
    still: prefersReducedMotion(),
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
    language: useThemeConfig().prism.defaultLanguage ?? 'none',
    listens: typeof useHistory().listen,
    columns: isMultiColumnFooterLinks([{title: 'a', items: []}]),
    name: [ThemeClassNames.docs.docMarkdown, ThemeClassNames.tabs.container],
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
        <NavbarNavLink to="/docs/a" label="Nav" className="own-link" /><NavbarNavLink href="https://x.example" html="<i>Out</i>" />
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

/** Tabs as sites copy them from Docusaurus to change them. */
const TABS = `import {cloneElement} from 'react';
import {sanitizeTabsChildren, useTabs} from '@docusaurus/theme-common/internal';

export default function Tabs(props) {
  const {selectedValue, selectValue, tabValues} = useTabs(props);
  return <section>
    {tabValues.map(({value, label}) => <button key={value} aria-pressed={value === selectedValue} onClick={() => selectValue(value)}>{label ?? value}</button>)}
    {sanitizeTabsChildren(props.children).map((panel, key) => cloneElement(panel, {key, hidden: panel.props.value !== selectedValue}))}
  </section>;
}
`;

let site: TestSite;
let html: string;

beforeAll(async () => {
  site = createSite({
    'src/pages/imports.jsx': PAGE,
    'docs/a.md': '# A\n',
    'docs/group/index.mdx':
      "# Group\n\nimport DocCardList from '@theme/DocCardList';\nimport {filterDocCardListItems, useCurrentSidebarCategory} from '@docusaurus/theme-common';\n\n<b id=\"category\">{useCurrentSidebarCategory().label}</b>\n\n<DocCardList items={filterDocCardListItems(useCurrentSidebarCategory().items)} />\n",
    'docs/group/inner.mdx':
      '---\ndescription: What it is.\n---\n\n# Inner\n\nimport Tabs from \'@theme/Tabs\';\nimport TabItem from \'@theme/TabItem\';\n\n<Tabs>\n<TabItem value="a" label="One">First</TabItem>\n<TabItem value="b" label="Two" default>Second</TabItem>\n</Tabs>\n',
    'src/theme/Tabs/index.jsx': TABS,
    'src/theme/TabItem.jsx': 'export default ({hidden, children}) => <p hidden={hidden}>{children}</p>;\n',
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
    site: 'Test',
    home: '/',
    announced: false,
    here: '/imports',
    day: 'February 3, 2024',
    chosen: '',
    chosenTags: [],
    clear: 'function',
    merged: [['?a=1', 'a=3'], '?a=3'],
    grouped: {odd: [1, 3], even: [2]},
    still: false,
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
    language: 'none',
    listens: 'function',
    columns: true,
    name: ['theme-doc-markdown', 'theme-tabs-container'],
    text: 'Hello Ann',
  });
});

test('the components render what their names say', () => {
  expect(html).toContain('<h1>A <b>bold</b> title</h1>');
  expect(html).toContain('>Doc A</a>');
  expect(html).toContain('<a href="/docs/a" class="own-link">Nav</a>');
  expect(html).toMatch(/<a href="https:\/\/x\.example"[^>]*><i>Out<\/i><\/a>/);
  expect(html).toMatch(/<img loading="lazy" decoding="async" alt="Own" src="\/own\.png"\/?>/);
  expect(html).toMatch(/<svg[^>]*class="own-icon"/);
  expect(html).toMatch(/<a class="tag" href="\/tags\/news"[^>]*>News/);
  expect(html).toContain('<div hidden="">Put away</div>');
  expect(html).toMatch(/<html[^>]*class="own-class"/);
  expect(html).toContain('<meta name="description" content="All imports"');
});

test('a list of cards shows the items of the current category', () => {
  const group = site.output('docs/group/index.html');
  expect(group).toContain('<b id="category">Group</b>');
  expect(group).toMatch(
    /<a[^>]* href="\/docs\/group\/inner"[^>]*>(?:(?!<\/li>).)*Inner(?:(?!<\/li>).)*What it is\./s,
  );
});

test('tabs of the site have the state that they need', () => {
  const inner = site.output('docs/group/inner/index.html');
  expect(inner).toContain(
    '<button aria-pressed="false">One</button><button aria-pressed="true">Two</button>',
  );
  expect(inner).toContain('<p hidden="">First</p>');
  expect(inner).toContain('<p>Second</p>');
});

test('components read the configuration where the package of the site says that its files are CommonJS', async () => {
  const commonJs = createSite({
    'package.json': '{"name": "x", "type": "commonjs"}',
    'docusaurus.config.js':
      "module.exports = {title: 'Plain', url: 'https://t.example', baseUrl: '/', presets: [['classic', {docs: false, blog: false}]]};\n",
    'src/pages/index.tsx':
      "import config from '@generated/docusaurus.config';\n\nexport default () => <h1>{config.title}</h1>;\n",
  });
  onTestFinished(() => commonJs.dispose());
  commonJs.remove('site.config.ts');
  const {code, stderr} = await commonJs.build();
  expect(code, stderr).toBe(0);
  expect(commonJs.output('index.html')).toContain('<h1>Plain</h1>');
});

test('a missing import is reported with the nearest one, in folders too', () => {
  expect(missingCompat('@theme/Icon/Hom')?.hint).toBe('Did you mean `@theme/Icon/Home`?');
  expect(missingCompat('@docusaurus/plugin-content-docs/clent')?.hint).toBe(
    'Did you mean `@docusaurus/plugin-content-docs/client`?',
  );
  expect(missingCompat('@theme/Icon/Home')).toBeUndefined();
});
