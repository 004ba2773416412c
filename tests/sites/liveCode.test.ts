import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';

const CONFIG = `module.exports = {
  title: 'L', url: 'https://l.example', baseUrl: '/', presets: [['classic', {}]],
  themes: ['@docusaurus/theme-live-codeblock'],
  themeConfig: {liveCodeBlock: {playgroundPosition: 'top'}},
};`;

const PAGES = {
  'docs/live.md':
    '# Live\n\n```jsx live noInline title="Hi.jsx" showLineNumbers=5\nrender(<b>Hi</b>);\n```\n\n```jsx title="go live now"\nconst kept = 1;\n```\n',
  'docs/plain.md': '# Plain\n\n```jsx\n<i>Plain</i>\n```\n',
};

/** Replaces the package: it shows what it gets. */
const REACT_LIVE = `const {createElement} = require('react');
exports.LiveProvider = ({children, scope}) => createElement('div', {'data-stand-in': Object.keys(scope).length}, children);
exports.LiveEditor = exports.LivePreview = exports.LiveError = () => null;
`;

/** Where the theme has the package for itself. */
const PACKAGE = 'node_modules/@docusaurus/theme-live-codeblock/node_modules/react-live';

describe('with the editor', () => {
  let site: TestSite;
  let printed: string;
  beforeAll(async () => {
    site = createSite({
      ...PAGES,
      'docusaurus.config.js': CONFIG,
      'src/theme/ReactLiveScope/index.js':
        "import scope from '@theme-original/ReactLiveScope';\nexport default {...scope, ofThisSite: 'its own name'};\n",
      'node_modules/@docusaurus/theme-live-codeblock/package.json':
        '{"name": "@docusaurus/theme-live-codeblock"}',
      [`${PACKAGE}/package.json`]: '{"name": "react-live", "main": "index.js"}',
      [`${PACKAGE}/index.js`]: REACT_LIVE,
    });
    site.remove('site.config.ts');
    const {stdout, stderr} = await site.build();
    printed = stdout + stderr;
  });
  afterAll(() => site.dispose());

  test('nothing is reported', () => {
    expect(printed).toContain('Built');
    expect(printed).not.toMatch(/warning|error/);
  });

  test('the document has the highlighted code, with its title', () => {
    const html = site.output('docs/live/index.html');
    expect(html).toMatch(/<div><figure class="code"[^>]*><figcaption[^>]*>Hi\.jsx/);
    expect(html).not.toContain('data-stand-in');
    expect(site.output('docs/live.md')).toContain('```jsx title="Hi.jsx"\nrender(<b>Hi</b>);\n```');
  });

  test('the editor and the scope of the site are in a script that documents do not load', () => {
    const holding = (text: string) =>
      listFiles(path.join(site.dir, 'build')).filter(
        (name) => name.endsWith('.js') && site.output(name).includes(text),
      );
    const [script = '', ...others] = holding('data-stand-in');
    expect(others).toEqual([]);
    expect(script).toMatch(/\.js$/);
    expect(holding('its own name')).toEqual([script]);
    for (const page of ['live', 'plain'])
      expect(site.output(`docs/${page}/index.html`)).not.toContain(path.basename(script));
  });

  test('only blocks with the word are live, and know where the result is shown', () => {
    const pages = listFiles(path.join(site.dir, 'build')).filter(
      (name) => name.endsWith('.js') && site.output(name).includes('render('),
    );
    const code = pages.map((name) => site.output(name)).join('\n');
    expect(code).toMatch(/position:\s*"top"/);
    expect(code).toMatch(/firstLine:\s*"5"/);
    expect(code).toMatch(/noInline:\s*(?:true|!0)/);
    expect(code).not.toMatch(/title:\s*"go live now"/);
  });

  test('the policy allows that the editor runs code', () => {
    expect(site.output('docs/live/index.html')).toMatch(/script-src [^;]*(?:'|&#39;)unsafe-eval/);
  });
});

test('without the editor, blocks are ordinary ones, with a warning that names the fix', async () => {
  const site = createSite({
    ...PAGES,
    'docusaurus.config.js': CONFIG,
    'docs/own.mdx':
      "# Own\n\nimport Playground from '@theme/Playground';\n\n<Playground>{'own code'}</Playground>\n",
  });
  site.remove('site.config.ts');
  const {stdout, stderr, code} = await site.build();
  const printed = stdout + stderr;
  expect(code).toBe(0);
  expect(printed).toMatch(
    /warning\s+docusaurus\.config\.js:3:\d+\s+Live code blocks are shown as ordinary ones: the package `react-live` is not installed\./,
  );
  expect(printed).toContain('Run `npm install react-live` in the site.');
  expect(printed).toContain('1 warning');
  const html = site.output('docs/live/index.html');
  expect(html).toContain('<figure class="code"');
  expect(html).not.toContain('unsafe-eval');
  expect(html).not.toMatch(/<script[^>]* src="[^"]*component/);
  expect(site.output('docs/own/index.html')).toMatch(/<figure class="code"[^>]*>.*own code/s);
  site.dispose();
});
