// @vitest-environment happy-dom
import {cleanup, fireEvent, screen} from '@testing-library/react';
import {afterEach, expect, test} from 'vitest';
import Translate, {translate} from '../../../../src/generator/compat/docusaurus/Translate.tsx';
import useBaseUrl from '../../../../src/generator/compat/docusaurus/useBaseUrl.ts';
import {useColorMode} from '../../../../src/generator/compat/docusaurus/theme-common.tsx';
import useDocusaurusContext from '../../../../src/generator/compat/docusaurus/useDocusaurusContext.ts';
import ThemedImage from '../../../../src/generator/compat/theme/ThemedImage.ts';
import type {CardData} from '../../../../src/generator/shared/page/DocsPageData.ts';
import {Heading} from '../../../../src/generator/theme/content/Heading.tsx';
import {mdxComponents} from '../../../../src/generator/theme/content/mdxComponents.tsx';
import {PageContext} from '../../../../src/generator/theme/context/PageContext.ts';
import {SiteContext} from '../../../../src/generator/theme/context/SiteContext.ts';
import {pages, site} from '../fixtures.ts';
import {render, renderToString} from '../inSite.tsx';

afterEach(cleanup);

const {Admonition, BrowserOnly, CodeBlock, Details, DocCardList, Link, TOCInline} = mdxComponents;

test('a code block has the markup of compiled ones', () => {
  const html = renderToString(
    <CodeBlock language="ts" title="a.ts">
      {'const a = 1;\n'}
    </CodeBlock>,
  );
  expect(html).toBe(
    '<figure class="code" data-language="ts"><figcaption class="code-title">a.ts</figcaption>' +
      '<pre tabindex="0"><code class="language-ts">const a = 1;</code></pre>' +
      '<button type="button" class="code-copy" aria-label="Copy code">Copy</button></figure>',
  );
});

test('the lines of a code block are numbered as requested', () => {
  const html = renderToString(<CodeBlock showLineNumbers={7}>{'a\nb'}</CodeBlock>);
  expect(html).toContain('<pre tabindex="0" class="line-numbers">');
  expect(html).toContain(
    '<code class="language-text" data-start="7" style="counter-reset:line 6"><span class="line">a\n</span><span class="line">b\n</span></code>',
  );
  expect(renderToString(<CodeBlock showLineNumbers>a</CodeBlock>)).toContain('<code class="language-text">');
});

test('details keep their attributes, and those of their summary', () => {
  expect(
    renderToString(
      <Details className="mine" open>
        <summary className="own">Label</summary>
        Text
      </Details>,
    ),
  ).toBe('<details class="mine" open=""><summary class="own">Label</summary>Text</details>');
});

test('a heading with an id links to itself', () => {
  expect(
    renderToString(
      <Heading as="h2" id="größe" className="big">
        Größe
      </Heading>,
    ),
  ).toBe(
    '<h2 id="größe" class="big">Größe<a class="hash-link" href="#gr%C3%B6%C3%9Fe" aria-label="Direct link to Größe"></a></h2>',
  );
  expect(renderToString(<Heading as="h1">Title</Heading>)).toBe('<h1>Title</h1>');
});

test('an admonition is titled by its type unless it has a title', () => {
  expect(renderToString(<Admonition type="tip">Body</Admonition>)).toBe(
    '<div class="admonition admonition-tip" role="note"><p class="admonition-title">tip</p>Body</div>',
  );
  expect(renderToString(<Admonition title="Mind">Body</Admonition>)).toContain('>Mind</p>');
});

test('the first summary among the children is the label of details', () => {
  expect(
    renderToString(
      <Details>
        <summary>Label</summary>
        Text
      </Details>,
    ),
  ).toBe('<details><summary>Label</summary>Text</details>');
  expect(renderToString(<Details>Text</Details>)).toContain('<summary>Details</summary>');
});

test('links get the base URL once, and other hosts open in a new tab', () => {
  render(
    <SiteContext value={site}>
      <Link to="/docs/welcome">inside</Link>
      <Link to="/v1/docs/welcome">based</Link>
      <Link href="https://other.test">outside</Link>
    </SiteContext>,
  );
  expect(screen.getByText('inside').getAttribute('href')).toBe('/v1/docs/welcome');
  expect(screen.getByText('based').getAttribute('href')).toBe('/v1/docs/welcome');
  expect(screen.getByText('outside').getAttribute('target')).toBe('_blank');
});

test('a link without an address keeps its id, which others may link to', () => {
  const html = renderToString(
    <SiteContext value={site}>
      <Link id="here" className="mark" data-part="1">
        Here
      </Link>
    </SiteContext>,
  );
  expect(html).toBe('<a id="here" class="mark" data-part="1">Here</a>');
});

test('cards link to the other pages of the category', () => {
  const html = renderToString(
    <PageContext value={{...pages.doc, path: '/v1/docs/welcome'}}>
      <DocCardList />
    </PageContext>,
  );
  expect(html).toContain('href="/v1/docs/start"');
  expect(html).toContain('Reference');
  expect(html).not.toContain('href="/v1/docs/welcome"');
});

test('the card of a category without a page leads to its first page that is listed', () => {
  const items = [
    {type: 'link', label: 'Hidden', href: '/docs/hidden', unlisted: true},
    {type: 'link', label: 'Shown', href: '/docs/shown'},
  ];
  const html = renderToString(
    <SiteContext value={site}>
      <PageContext value={pages.doc}>
        <DocCardList items={[{type: 'category', label: 'Group', items}, ...items]} />
      </PageContext>
    </SiteContext>,
  );
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/v1/docs/shown"', 'href="/v1/docs/shown"']);
});

test('cards show the category’s data on the page, with a leading emoji as the icon', () => {
  const cards: CardData[] = [
    {type: 'doc', label: '🚀 Start', href: '/v1/docs/start', description: 'How to begin'},
    {type: 'category', label: 'More', href: '/v1/docs/more', description: '2 items'},
    {type: 'doc', label: '👩🏽‍💻Code', href: '/v1/docs/code'},
    {type: 'doc', label: '2 ways', href: '/v1/docs/ways'},
  ];
  render(
    <PageContext value={{...pages.doc, cards}}>
      <DocCardList />
    </PageContext>,
  );
  expect(screen.getAllByRole('link').map(({textContent}) => textContent)).toEqual([
    'Start',
    'More',
    'Code',
    '2 ways',
  ]);
  expect([...document.querySelectorAll('.card-text')].map(({textContent}) => textContent)).toEqual([
    'How to begin',
    '2 items',
  ]);
  const icons = [...document.querySelectorAll('.card-title > [aria-hidden]')];
  expect(icons.map(({textContent}) => textContent)).toEqual(['🚀', '', '👩🏽‍💻', '']);
});

test('a themed image exists for both modes before scripts run', () => {
  const html = renderToString(
    <ThemedImage sources={{light: '/a.png', dark: '/b.png'}} alt="A plan" className="wide" />,
  );
  expect(html).toBe(
    '<img loading="lazy" class="only-light wide" src="/a.png" alt="A plan"/><img loading="lazy" class="only-dark wide" src="/b.png" alt="A plan"/>',
  );
});

test('useColorMode returns and changes the color mode', () => {
  function Mode() {
    const {colorMode, setColorMode, isDarkTheme} = useColorMode();
    return (
      <button type="button" onClick={() => setColorMode('dark')}>
        {colorMode} {String(isDarkTheme)}
      </button>
    );
  }
  render(<Mode />);
  expect(screen.getByRole('button').textContent).toBe('light false');
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('button').textContent).toBe('dark true');
  expect(document.documentElement.dataset.theme).toBe('dark');
  delete document.documentElement.dataset.theme;
  localStorage.clear();
});

test('components read the fields of the configuration', () => {
  function Fields() {
    const {siteConfig, siteMetadata, globalData, codeTranslations} = useDocusaurusContext();
    return [
      `${siteConfig.customFields.region} ${siteConfig.organizationName} ${siteConfig.projectName}`,
      siteMetadata.docusaurusVersion.split('.')[0],
      Object.keys(globalData).length,
      codeTranslations.hello,
    ].join(' ');
  }
  const named = {organizationName: 'acme', projectName: 'docs'};
  const own = {...site, ...named, customFields: {region: 'eu'}, translations: {hello: 'Hallo'}};
  expect(
    renderToString(
      <SiteContext value={own}>
        <Fields />
      </SiteContext>,
    ),
  ).toBe('eu acme docs 3 0 Hallo');
});

test('the inline table of contents takes headings as Docusaurus modules export them', () => {
  const html = renderToString(
    <TOCInline toc={[{value: 'Deep', id: 'deep', level: 4}]} maxHeadingLevel={4} />,
  );
  expect(html).toContain('href="#deep"');
  expect(html).toContain('>Deep</a>');
});

test('browser-only content is not prerendered', () => {
  const element = <BrowserOnly fallback="wait">{() => 'browser'}</BrowserOnly>;
  expect(renderToString(element)).toBe('wait');
  expect(render(element).container.textContent).toBe('browser');
});

test('translatable texts are rendered with their values', () => {
  expect(renderToString(<Translate values={{name: 'Ada'}}>{'Hello {name}!'}</Translate>)).toBe(
    'Hello <!-- -->Ada<!-- -->!',
  );
  expect(translate({message: '{count} posts'}, {count: 3})).toBe('3 posts');
});

function Urls() {
  return [useBaseUrl('/img/a.png'), useBaseUrl('https://x.test/a'), useBaseUrl('/a', {absolute: true})].join(
    ' ',
  );
}

test('useBaseUrl leaves other hosts alone', () => {
  const html = renderToString(
    <SiteContext value={site}>
      <Urls />
    </SiteContext>,
  );
  expect(html).toBe('/v1/img/a.png https://x.test/a https://acme.test/v1/a');
});
