import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';
import {wrap} from '../support/wrap.ts';

/** Parts that Docusaurus sites replace without what is around them. */
const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'I', url: 'https://i.example', baseUrl: '/', presets: [['classic', {}]],
  themeConfig: {algolia: {appId: 'x', apiKey: 'y', indexName: 'z'}, footer: {links: [{title: 'More', items: [{label: 'Docs', to: '/docs/a', className: 'wide'}]}]}},
};\n`,
  'src/pages/index.md': '# Home\n',
  'docs/a.md':
    '# A\n\n## First\n\n### Inner\n\n[Link](#first) ![Dot](/dot.svg) and `code`.\n\n```js title="a.js" showLineNumbers=3\nconst one = 1; // two\n// highlight-next-line\nlet two;\n```\n',
  'static/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/theme/Footer/LinkItem/index.jsx':
    'export default ({item: {label, to, className}}) => <a className={className} href={to}>{"own " + label}</a>;\n',
  'src/theme/DocBreadcrumbs/Items/Home.jsx': 'export default () => <li><a href="/">Own home</a></li>;\n',
  'src/theme/Navbar/Search/index.jsx':
    'export default ({children}) => <div className="own-place">{children}</div>;\n',
  'src/theme/SearchBar.jsx': wrap('SearchBar', 'search'),
  'src/theme/MDXComponents/A.jsx': wrap('MDXComponents/A', 'link'),
  'src/theme/MDXComponents/Img.jsx':
    'export default ({src, alt}) => <button><img src={src} alt={alt} /></button>;\n',
  'src/theme/MDXComponents/Code.jsx': `import Original from '@theme-original/MDXComponents/Code';
export default (props) => props.className ? <Original {...props} /> : <code id="own-code">{props.children}</code>;
`,
  'src/theme/MDXComponents/Heading.jsx': `import Original from '@theme-original/MDXComponents/Heading';
export default (props) => <Original {...props} className={'own-' + props.as} />;
`,
  'src/theme/CodeBlock/Content/index.jsx': `import Original from '@theme-original/CodeBlock/Content';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
export default (props) => <div className="chrome" title={useCodeBlockContext().metadata.language}><Original {...props} /></div>;
`,
  'src/theme/CodeBlock/Buttons/CopyButton.jsx': `import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import Button from '@theme/CodeBlock/Buttons/Button';
export default () => <Button className="own-copy">{useCodeBlockContext().metadata.code.length}</Button>;
`,
  // As \`docusaurus swizzle --eject\` writes it, shortened.
  'src/theme/TOCItems/index.jsx': `import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import Tree from '@theme/TOCItems/Tree';
export default function TOCItems({toc}) {
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel: 2, maxHeadingLevel: 3});
  return <Tree toc={tree} className="own-toc" linkClassName="own-link" />;
}
`,
});

const doc = (): string => built.site.output('docs/a/index.html');

test('each of them is used, without a warning', () => {
  expect(doc()).toContain('<a class="wide" href="/docs/a">own Docs</a>');
  expect(doc()).toMatch(/<ol><li><a href="\/">Own home<\/a><\/li><li>/);
  expect(doc()).toMatch(/<i>link<\/i><a [^>]*href="#first"[^>]*>Link<\/a>/);
  expect(doc()).toContain('<button><img src="/dot.svg" alt="Dot"/></button>');
  expect(doc()).toContain('<code id="own-code">code</code>');
  expect(doc()).toMatch(/<div class="own-place"><i>search<\/i><[^>]*search-/);
  expect(doc()).toMatch(/<h2 [^>]*class="own-h2"/);
  expect(built.printed).not.toContain('src/theme');
  expect(built.printed).not.toContain('is not available here');
});

test('a code block consists of the parts of the site and of the theme', () => {
  const block = /<figure class="code language-js".*?<\/figure>/s.exec(doc())?.[0] ?? '';
  expect(block).toContain(
    '<figcaption class="code-title">a.js</figcaption><div class="chrome" title="js"><pre',
  );
  expect(block).toMatch(
    /<pre class="line-numbers" tabindex="0"><code class="language-js" style="counter-reset:line 2">/,
  );
  expect(block).toContain('<span class="tk-k">const</span>');
  // Without the comment that highlights a line.
  expect(block).toContain(
    '</pre></div><div class="code-buttons buttonGroup"><button type="button" class="clean-btn own-copy">30</button></div>',
  );
});

test('the list of a copied table of contents can be imported', () => {
  expect(doc()).toContain(
    '<ul class="own-toc"><li><a class="own-link" href="#first">First</a><ul><li><a class="own-link" href="#inner">Inner</a></li></ul></li></ul>',
  );
});
