import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';

const wrap = (name: string) =>
  `import Original from '@theme-original/${name}';\nexport default (props) => <div data-wrapped="${name}"><Original {...props} /></div>;\n`;

let site: TestSite;
let html: string;
let printed: string;

beforeAll(async () => {
  site = createSite({
    'docusaurus.config.js': `module.exports = {
  title: 'M', url: 'https://m.example', baseUrl: '/', onBrokenLinks: 'throw',
  presets: [['classic', {docs: {admonitions: {keywords: ['recipe']}}}]],
};`,
    'docs/a.mdx': [
      '# A',
      '',
      '## Second *level*',
      '',
      ':::tip',
      '',
      'Of the type.',
      '',
      ':::',
      '',
      ':::recipe Soup',
      '',
      'Hot **water**.',
      '',
      ':::',
      '',
      '```js title="a.js" {1}',
      'const one = 1;',
      '```',
      '',
      'Inline `code`. [Elsewhere](/elsewhere).',
    ].join('\n'),
    'src/theme/NotFound/index.jsx': 'export default ({location}) => <p>No {location.pathname}</p>;\n',
    'src/theme/Heading/index.jsx':
      'export default ({as: As, id, children}) => <As id={id} className="own-heading">{children}</As>;\n',
    'src/theme/Admonition/index.jsx': wrap('Admonition'),
    'src/theme/Admonition/Types.jsx': [
      "import types from '@theme-original/Admonition/Types';",
      'const Recipe = ({title, children}) => <section><h5>{title}</h5>{children}</section>;',
      'export default {...types, recipe: Recipe};',
    ].join('\n'),
    'src/theme/CodeBlock/index.jsx': [
      "import Original from '@theme-original/CodeBlock';",
      'export default (props) => <div data-code={props.children} data-meta={props.metastring} className={props.className}><Original {...props} /></div>;',
    ].join('\n'),
    'src/theme/MDXComponents.jsx': [
      "import Original from '@theme-original/MDXComponents';",
      'const Away = ({href, children}) => <a href={"https://main.example" + href}>{children}</a>;',
      'export default {...Original, a: Away, code: (props) => props.className ? <Original.code {...props} /> : <kbd {...props} />};',
    ].join('\n'),
  });
  site.remove('site.config.ts');
  const {code, stdout, stderr} = await site.build();
  printed = stdout + stderr;
  expect(printed).toContain('Built');
  expect(printed).not.toContain('src/theme');
  expect(code).toBe(0);
  html = site.html('docs/a/index.html');
});
afterAll(() => site.dispose());

test('headings are rendered by `Heading`, which adds the link', () => {
  expect(html).toContain('<h2 id="second-level" class="own-heading">Second <em>level</em></h2>');
});

test('`:::` is rendered by `Admonition`', () => {
  expect(html).toMatch(
    /<div data-wrapped="Admonition"><div class="admonition admonition-tip" role="note"><p class="admonition-title">tip<\/p><p>Of the type\.<\/p>/,
  );
});

test('types of `Admonition/Types` are rendered by their components', () => {
  expect(html).toMatch(/<section><h5>Soup<\/h5><p>Hot <strong>water<\/strong>\.<\/p><\/section>/);
});

test('fences are rendered by `CodeBlock`, which receives the code, and are highlighted in it', () => {
  expect(html).toMatch(
    /<div data-code="const one = 1;\n" data-meta="title=&quot;a\.js&quot; \{1\}" class="language-js"><figure class="code" data-language="js"><figcaption class="code-title">a\.js<\/figcaption>.*tk-k/s,
  );
});

test('inline code is rendered by `code` of `MDXComponents`', () => {
  expect(html).toContain('Inline <kbd>code</kbd>.');
});

test('a link is rendered by `a` of `MDXComponents`, and is at most a warning: it may lead elsewhere', () => {
  expect(html).toContain('<a href="https://main.example/elsewhere">Elsewhere</a>');
  expect(printed).toMatch(/warning {2}docs\/a\.mdx:\d+:\d+\n {2}Link to `\/elsewhere` points to a page/);
});

test('a replaced `NotFound` knows where it is', () => {
  expect(site.html('404.html')).toContain('<p>No /404.html</p>');
});
