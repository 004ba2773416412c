import {afterAll, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

const site = createSite({
  'docusaurus.config.js': `module.exports = {title: 'O', url: 'https://o.example', baseUrl: '/', presets: ['classic']};`,
  'docs/a.mdx': '# A\n\n<Hi>there</Hi>\n\n<Shared />\n',
  'docs/_shared.mdx': '<Details summary="Shared">\n\nOnce\n\n</Details>\n',
  'docs/b.md': '# B\n\nText.\n',
  'src/theme/Root.jsx': 'export default ({children}) => <><p id="beside">Beside</p>{children}</>;',
  'src/theme/Footer.tsx': [
    "import Footer from '@theme-original/Footer';",
    'export default (props: object) => <><p id="mine">Mine</p><Footer {...props} /></>;',
  ].join('\n'),
  'src/theme/MDXComponents.jsx': [
    "import MDXComponents from '@theme-original/MDXComponents';",
    "import Shared from '@site/docs/_shared.mdx';",
    'export default {...MDXComponents, Shared, Hi: ({children}) => <b>Hi {children}</b>};',
  ].join('\n'),
  'src/theme/DocItem/Footer/index.jsx': [
    "import Footer from '@theme-original/DocItem/Footer';",
    'export default (props) => <><Footer {...props} /><p>Was this helpful?</p></>;',
  ].join('\n'),
  'src/theme/DocPaginator.jsx':
    'export default ({previous, next}) => <nav>{next?.title} {next?.permalink} {previous?.title}</nav>;',
  'src/theme/NotFound/Content.jsx': 'export default () => <main>Nothing here</main>;',
  'src/pages/props.jsx': [
    "import React from 'react';",
    'export default class Props extends React.Component {',
    '  render() { return <h1>{[this.props.config.title, this.props.config.titleDelimiter, "props"].join(" ")}</h1>; }',
    '}',
  ].join('\n'),
  'src/theme/Foter.jsx': 'export default () => null;',
});
site.remove('site.config.ts');
afterAll(site.dispose);

test('components of `src/theme` replace and wrap those of the theme', async () => {
  const {code, stdout, stderr} = await site.build();
  expect(stdout + stderr).toContain('`Foter` (the nearest is `Footer`)');
  expect(code).toBe(0);
  const page = site.html('docs/a/index.html');
  expect(page).toContain('<p id="beside">Beside</p>');
  expect(page).toMatch(/<p id="mine">Mine<\/p><footer class="footer"/);
  expect(page).toContain('<b>Hi there</b>');
  // Text whose own components come from the file that imports it.
  expect(page).toMatch(/<details[^>]*><summary>Shared<\/summary>.*Once/);
  expect(page).toContain('<p>Was this helpful?</p>');
  expect(page).toContain('<nav>B /docs/b </nav>');
  expect(site.output('404.html')).toContain('<main>Nothing here</main>');
  // Component pages receive the configuration, as in Docusaurus.
  expect(site.output('props/index.html')).toContain('<h1>O | props</h1>');
});

test('a component that imports itself is an error that says how to wrap the theme’s', async () => {
  const wrong = createSite({
    'docs/a.md': '# A\n',
    'src/theme/Footer.jsx':
      "import Footer from '@theme/Footer';\nexport default () => <><p>Before</p><Footer /></>;\n",
  });
  const {code, stderr} = await wrong.build();
  wrong.dispose();
  expect(code).toBe(1);
  expect(stderr).toContain('src/theme/Footer.jsx:1:20');
  expect(stderr).toContain(
    '`@theme/Footer` is this file itself, so the component would render itself endlessly.',
  );
  expect(stderr).toContain('Import `@theme-original/Footer` to wrap the theme’s component.');
});

test('a component that fails while it is loaded is an error with its position, in a package too', async () => {
  const files = {
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'src/theme/MDXComponents.jsx': [
      "import MDXComponents from '@theme-original/MDXComponents';",
      'const value = globalThis.missing;',
      'export default {...MDXComponents, X: value.name};',
    ].join('\n'),
  };
  const wrong = createSite(files);
  const first = await wrong.build();
  wrong.remove('src/theme');
  wrong.write({
    'docusaurus.config.js':
      "module.exports = {title: 'O', url: 'https://o.example', baseUrl: '/', presets: ['classic'], plugins: ['loud']};",
    'node_modules/loud/index.js':
      "module.exports = () => ({name: 'loud', getThemePath: () => `${__dirname}/theme`});",
    'node_modules/loud/package.json': '{"name": "loud", "main": "index.js"}',
    'node_modules/loud/theme/Footer.js':
      'export default () => null;\nexport const name = globalThis.missing.name;\n',
  });
  wrong.remove('site.config.ts');
  const second = await wrong.build();
  wrong.dispose();
  const reason =
    'This module fails while it is loaded, so no page can be rendered: TypeError: Cannot read properties of undefined';
  expect(first.code).toBe(1);
  expect(first.stderr).toContain(`error  src/theme/MDXComponents.jsx:3:44\n  ${reason}`);
  expect(second.stderr).toContain(`error  node_modules/loud/theme/Footer.js:2:40\n  ${reason}`);
  for (const {stderr} of [first, second]) {
    expect(stderr).toMatch(/^1 error in 1 file$/m);
    expect(stderr).not.toMatch(/useEffect|timer/);
  }
});
