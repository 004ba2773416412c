import {expect, test} from 'vitest';
import {runScript} from '../support/runScript.ts';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const PACKAGE = 'node_modules/docusaurus-theme-first';

const FILES = {
  'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/', presets: ['classic'],
  plugins: [() => ({name: 'inline', getThemePath: () => './own-theme'})],
  themes: ['first'],
};`,
  // Packages for Docusaurus publish JSX in \`.js\` files.
  [`${PACKAGE}/package.json`]: '{"name": "docusaurus-theme-first", "main": "lib/index.js"}',
  [`${PACKAGE}/lib/index.js`]:
    "module.exports = () => ({name: 'first', getThemePath: () => '../theme', getTypeScriptThemePath: () => '../src', getSwizzleComponentList: () => []});",
  [`${PACKAGE}/theme/Footer/index.js`]: `import React from 'react';
import Original from '@theme-init/Footer';
import Badge from '@theme/Badge';
import {word} from './words';
export default (props) => <div id="first-footer"><Badge>{word}</Badge><Original {...props} /></div>;
`,
  [`${PACKAGE}/theme/Footer/words.js`]: "export const word = 'from-the-first';\n",
  [`${PACKAGE}/theme/Badge.js`]:
    'import \'./Badge.css\';\nexport default ({children}) => <b className="first-badge">{children}</b>;\n',
  [`${PACKAGE}/theme/Badge.css`]: '.first-badge { color: rgb(1, 2, 3) }\n',
  [`${PACKAGE}/theme/MDXComponents.js`]: `import Original from '@theme-init/MDXComponents';
export default {...Original, Marked: ({children}) => <mark>{children}</mark>};
`,
  [`${PACKAGE}/theme/DocItem/Footer.js`]: 'export default () => <p>Never seen: the site has its own.</p>;\n',
  [`${PACKAGE}/theme/NotFound.js`]: 'export default () => <p>Nothing here, says the first</p>;\n',
  [`${PACKAGE}/theme/Foter.js`]: 'export default () => null;\n',
  // A part of its own, which nothing needs here.
  [`${PACKAGE}/theme/Explorer/Export/index.js`]: 'export default () => null;\n',
  'own-theme/NotFound.js': 'export default () => <p>Nothing here, says the inline one</p>;\n',
  'own-theme/BackToTopButton.js': 'export default () => <p id="up">Up</p>;\n',
  'own-theme/Chip.js':
    "import Badge from '@theme/Badge';\nexport default ({text}) => <Badge>{'chip ' + text}</Badge>;\n",
  'src/theme/DocItem/Footer.js': `import Original from '@theme-original/DocItem/Footer';
export default () => <p>From the site</p>;
`,
  'src/theme/Footer.js': `import Original from '@theme-original/Footer';
export default (props) => <div id="own-footer"><Original {...props} /></div>;
`,
  'docs/a.mdx':
    'import Chip from \'@theme/Chip\';\n\n# A\n\n<Chip text="one" />\n\n<Marked>As in the list</Marked>\n',
};

const built = useDocusaurusSite(FILES);

test('a component of a plugin can be imported, with its style sheet', () => {
  const html = built.site.output('docs/a/index.html');
  expect(html).toContain('<b class="first-badge">chip one</b>');
  const styles = [...html.matchAll(/href="\/(assets\/[^"]+\.css)"/g)].map(([, file = '']) =>
    built.site.output(file),
  );
  expect(styles.join('')).toMatch(/\.first-badge\s*\{\s*color:\s*(?:rgb\(1, ?2, ?3\)|#010203)/);
});

test('it replaces or wraps the one of the theme, and the site wraps or replaces it', () => {
  const html = built.site.output('docs/a/index.html');
  expect(html).toMatch(
    /<div id="own-footer"><div id="first-footer"><b class="first-badge">from-the-first<\/b><footer/,
  );
  expect(html).toContain('<p id="up">Up</p>');
  expect(html).toContain('<p>From the site</p>');
  expect(html).not.toContain('Never seen');
});

test('names that it adds to Markdown need no import', () => {
  expect(built.site.output('docs/a/index.html')).toContain('<mark>As in the list</mark>');
});

test('of two plugins, the later one is used', () => {
  expect(built.site.output('404.html')).toContain('Nothing here, says the first');
});

test('components without effect are listed, with the nearest name', () => {
  expect(built.printed).toContain(
    'These components of the plugin `first` replace no component of the theme here: `Foter` (the nearest is `Footer`).',
  );
  expect(built.printed.match(/replace no component/g)).toHaveLength(1);
  expect(built.printed).not.toContain('has no effect');
});

test('the report lists what each plugin replaces', async () => {
  const {stdout, code} = await runScript('check', [built.site.dir]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/getThemePath of inline.*Replaces `BackToTopButton`, `NotFound`\./);
  expect(stdout).toMatch(/getThemePath of first.*`MDXComponents`/);
});

test('a path that is not a folder is an error', async () => {
  const wrong = createSite({
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/', plugins: [() => ({name: 'lost', getThemePath: () => './nowhere'})]};\n",
    'docs/a.md': '# A\n',
  });
  const {code, stderr} = await wrong.build();
  wrong.dispose();
  expect(code).toBe(1);
  expect(stderr).toContain(
    'The plugin `lost` returns the path ./nowhere from `getThemePath`, which is not a folder.',
  );
});

test('a component of a plugin that takes itself for the theme’s is an error', async () => {
  const wrong = createSite({
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', plugins: [() => ({name: 'own', getThemePath: () => './own-theme'})]};\n",
    'own-theme/Footer.jsx':
      "import Footer from '@theme-original/Footer';\nexport default () => <><p>Before</p><Footer /></>;\n",
    'docs/a.md': '# A\n',
  });
  const {code, stderr} = await wrong.build();
  wrong.dispose();
  expect(code).toBe(1);
  expect(stderr).toContain('site.config.ts:1:65');
  expect(stderr.replace(/\s+/g, ' ')).toContain(
    'The component `own-theme/Footer.jsx:1` of the plugin `own` would render itself endlessly: `@theme-original/Footer` is the component itself.',
  );
  expect(stderr).toContain('`@theme-init/Footer`');
});
