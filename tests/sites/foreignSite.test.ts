import path from 'node:path';
import {expect, test} from 'vitest';
import {listFiles} from '../support/listFiles.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

/** Replaces the package `sass`: it resolves one variable and one `@use`, through the importer that it receives. */
const SASS = `const fs = require('node:fs');
exports.compileString = (source, {url, importers}) => {
  const used = [...source.matchAll(/@use "([^"]+)";/g)].map(([, name]) => importers[0].findFileUrl(name) ?? new URL(name + '.scss', url));
  const shared = used.map((one) => fs.readFileSync(one, 'utf8')).join('');
  const all = shared + source.replace(/@use "[^"]+";/g, '');
  const value = /\\$brand: ([^;]+);/.exec(all)?.[1] ?? 'none';
  return {css: all.replace(/\\$brand: [^;]+;/, '').replaceAll('$brand', value), loadedUrls: [url, ...used]};
};
`;

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/', onBrokenAnchors: 'throw',
  presets: [['classic', {theme: {customCss: './src/css/custom.scss'}}]],
  plugins: [
    'docusaurus-plugin-sass',
    'copy-button',
    () => ({name: 'routes', contentLoaded: ({actions}) => actions.addRoute({path: '/own/', component: '@site/src/pages/own'})}),
  ],
  themeConfig: {
    announcementBar: {id: 'news', content: 'News', backgroundColor: '#20232a'},
    navbar: {style: 'dark', items: [{to: '/docs/a', label: 'Docs'}, {label: 'Old', items: [{href: 'pathname:///old/api', label: 'API'}]}, {type: 'dropdown', label: 'Team', to: '/docs/team/', items: [{to: '/docs/within', label: 'Within'}]}, {type: 'dropdown', label: 'Only a menu', to: '#', items: [{to: '/docs/a', label: 'A'}]}]},
    prism: {additionalLanguages: ['lua']},
    algolia: {appId: 'x', apiKey: 'y', indexName: 'z'},
    footer: {logo: {alt: 'By us', src: 'img/by.svg', href: 'https://us.example', width: 160, height: 51}, copyright: 'Us', links: [{title: 'Older', className: 'older-links', items: [{to: 'pathname:///older', label: 'Older API'}]}]},
  },
};`,
  'src/theme/Footer/Logo.jsx':
    'import Logo from \'@theme-original/Footer/Logo\';\nexport default (props) => <b id="own-logo"><Logo {...props} /></b>;\n',
  'src/theme/Footer/Links/MultiColumn/index.jsx':
    "import Columns from '@theme-original/Footer/Links/MultiColumn';\nexport default ({columns}) => <b id={'own-' + columns.length + '-column'}><Columns columns={columns} /></b>;\n",
  'static/img/by.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'docs/a.md':
    '# A\n\n<iframe src="data:text/html,Hi" title="Said"></iframe>\n\nSee [later](/drawn#later) and [this page](/docs/A).\n',
  'docs/within.mdx':
    '# Within\n\n```mdx-code-block\n<div>\n\nimport {Shown} from "@site/src/Shown";\n\n<Shown text="from an element" />\n\n</div>\n```\n\n:::note\n\nexport const said = "from a directive";\n\n<Shown text={said} />\n\n:::\n',
  'src/Shown.jsx': 'export const Shown = ({text}) => <b>{text}</b>;\n',
  'docs/pets.md': '# Pets\n\n```pets\nfeed the cat # daily\n```\n\n```lua\nlocal a = 1\n```\n',
  'src/theme/prism-include-languages.js': `import siteConfig from '@generated/docusaurus.config';

export default function prismIncludeLanguages(Prism) {
  globalThis.Prism = Prism;
  siteConfig.themeConfig.prism.additionalLanguages.forEach((name) => {
    require(\`prismjs/components/prism-\${name}\`);
  });
  require('../prism/pets');
  delete globalThis.Prism;
}
`,
  'src/prism/pets.js': 'Prism.languages.pets = {comment: /#.*/, keyword: /\\bfeed\\b/};\n',
  'docs/team/README.md': '# Read me\n',
  'docs/team/other.md': '---\nslug: ./\ndescription: Uses `code` for search engines.\n---\n\n# Other\n',
  'src/pages/drawn.js':
    'export default () => <main><a href="/before-this-site">Raw</a><a href="#shown-later">Later</a></main>;\n',
  'docs/_text.mdx': "Text with [a link](./a.md), ![a dot](./dot.png) and <u>{'JSX'}</u>.\n\n## Part\n",
  'docs/_given.mdx':
    '<Passed word="passed">**Bold**</Passed>\n\n<Provided />\n\n<Tabs><TabItem value="t">Tab</TabItem></Tabs>\n',
  // The least that is an image, of one pixel; what counts is its content.
  'docs/dot.png': 'GIF89a\u0001\u0000\u0001\u0000',
  'src/css/custom.scss':
    '@use "shared";\n:root { --ifm-color-primary: $brand; }\n.own { background: url("/static/img/by.svg"); }\n' +
    '.navbar__items--right .near::before { mask-image: url(../../static/img/by.svg); }\n',
  'src/css/shared.scss': '$brand: rgb(1, 2, 3);\n',
  'src/pages/own.js': `import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import Text, {toc} from '../../docs/_text.mdx';
import Given from '../../docs/_given.mdx';
import {MDXProvider} from '@mdx-js/react';
import plain from './plain.module.css';
import styles from './own.module.scss';
import Boxed from 'boxed';
import icon from './dot.svg';
import address from './dot.svg';
import film from './film.mp4';

const kinds = [{icon}];
const Drawn = ({Icon, src}) => <b><Icon id="drawn" /><img id="from" src={src} alt="" /></b>;

const provided = {Passed: () => 'not this', Provided: () => <q>provided</q>};
export default () => <MDXProvider components={provided}><h1 className={styles.big + ' ' + plain.composed + ' ' + plain.absent}>Own <Link to={useLocation().pathname}>page</Link><Text /><Given components={{Passed: ({word, children}) => <em title={word}>{children}</em>}} /><Boxed /><i>{toc[0].value}</i><Drawn Icon={require('./dot.svg').default} src={require('./dot.svg').default} />{kinds.map((kind) => <kind.icon id="listed" key="a" />)}<img id="plain" src={address} alt="" /><video id="film" src={film} /><a id="paper" href={require('./paper.pdf').default}>Paper</a></h1></MDXProvider>;
`,
  'src/pages/own.module.scss': '@use "~tokens/colors.scss";\n.big { color: $brand; }\n',
  'src/pages/plain.module.css':
    '.present { --gap: 3px; gap: var(--gap); margin: var(--ifm-spacing); grid-area: head; container: card / size; animation: turn 1s; }\n@keyframes turn { to { rotate: 1turn; } }\n.composed { composes: shared from "../css/common.module.css"; }\n',
  'src/css/common.module.css': '.shared { color: rgb(7, 8, 9); }\n',
  // What counts is that they are not code.
  'src/pages/film.mp4': '\u0000 ftypisom',
  'src/pages/paper.pdf': '%PDF-1.7',
  'src/pages/dot.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  'node_modules/@mdx-js/react/package.json':
    '{"name": "@mdx-js/react", "type": "module", "main": "index.js"}',
  'node_modules/@mdx-js/react/index.js': `import React from 'react';
const Provided = React.createContext({});
export const useMDXComponents = () => React.useContext(Provided);
export const MDXProvider = ({components, children}) => React.createElement(Provided.Provider, {value: components}, children);
`,
  // As TypeScript compiles it.
  'node_modules/boxed/package.json': '{"name": "boxed", "main": "index.js"}',
  'node_modules/boxed/index.js': `"use strict";
Object.defineProperty(exports, "__esModule", { value: true });
const importDefault = (mod) => (mod && mod.__esModule ? mod : {default: mod});
const react_1 = importDefault(require("react"));
const styles_module_css_1 = importDefault(require("./styles.module.css"));
exports.default = () => react_1.default.createElement("b", {className: styles_module_css_1.default.box}, "Boxed");
`,
  'node_modules/boxed/styles.module.css': '.box { color: rgb(9, 9, 9); }\n',
  'node_modules/sass/package.json': '{"name": "sass", "main": "index.js"}',
  'node_modules/sass/index.js': SASS,
  'node_modules/tokens/package.json': '{"name": "tokens"}',
  'node_modules/tokens/colors.scss': '$brand: rgb(4, 5, 6);\n',
  'node_modules/docusaurus-plugin-copy-button/package.json':
    '{"name": "docusaurus-plugin-copy-button", "main": "index.js"}',
  'node_modules/docusaurus-plugin-copy-button/index.js':
    "module.exports = () => ({name: 'copy-button', getClientModules: () => [require.resolve('./client.js')]});",
  // In its published form: Docusaurus compiles code in packages made for it.
  'node_modules/docusaurus-plugin-copy-button/client.js':
    'export const button = () => <button>copy</button>;\nwindow.copyButton = button;\n',
});

test('has Sass style sheets, including those of its packages', () => {
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built.site.output(name))
    .join('\n');
  // As a value in `customCss`, whose variables become the theme's, and in a module.
  expect(css).toContain('--ifm-color-primary: rgb(1, 2, 3)');
  expect(css).toContain('--accent:var(--ifm-color-primary)');
  expect(css).toContain('color:#040506');
  // For the theme's own part, a rule has the same image, which it names by its path from the sheet.
  const images = [...css.matchAll(/([^{}]*)\.near:before\{mask-image:url\(([^)]*)\)\}/g)];
  expect(images.map(([, part = '']) => part.trim())).toEqual([
    '.navbar__items--right',
    '.navbar-group:last-child',
  ]);
  expect(new Set(images.map(([, , address]) => address)).size).toBe(1);
});

test('has the classes of a CSS module that a compiled package requires', () => {
  expect(built.site.output('own/index.html')).toMatch(/<b class="[\w-]+">Boxed<\/b>/);
});

test('has CSS modules whose classes and animations are local, and whose variables and other names are not', () => {
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built.site.output(name))
    .join('\n');
  const rule = css.split('\n').find((line) => line.includes('container:card')) ?? '';
  expect(rule).toContain(
    '{--gap: 3px;gap:var(--gap);margin:var(--ifm-spacing);grid-area:head;container:card / size;animation:',
  );
  const [, name = ''] = /animation:([\w-]+) 1s/.exec(rule) ?? [];
  expect(name).not.toBe('turn');
  expect(rule).toContain(`@keyframes ${name}{`);
});

test('has the built-in search in the navbar, as its own is in Docusaurus', () => {
  expect(built.site.output('docs/a/index.html')).toContain('class="search-button"');
  expect(built.site.output('search/index.html')).toContain('<h1');
});

test('may load fonts and data from other hosts, and run code that its components make', () => {
  const [, policy = ''] =
    /Content-Security-Policy" content="([^"]+)"/.exec(built.site.output('own/index.html')) ?? [];
  const directives = policy.split('; ');
  expect(directives).toContain("connect-src 'self' https: wss:");
  expect(directives).toContain("font-src 'self' data: https:");
  expect(directives).toContain("style-src 'self' 'unsafe-inline' https:");
  expect(policy).toMatch(/script-src 'self'[^;]* 'unsafe-eval'/);
});

test('has its navbar items on the left, which is where Docusaurus puts them', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(/<ul class="navbar-group"><li><a href="\/docs\/a"/);
});

test('has menus whose label is a link, as in Docusaurus', () => {
  const page = built.site.output('docs/a/index.html');
  expect(page).toMatch(
    /<a href="\/docs\/team\/" class="navbar-link">Team<\/a><details[^>]*><summary[^>]* aria-label="Team: pages"/,
  );
  expect(page).toMatch(/<summary[^>]*>Only a menu</);
});

test('has a navbar with light text if it is dark in Docusaurus', () => {
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built.site.output(name))
    .join('\n');
  expect(css).toMatch(/--ifm-navbar-background-color: ?#242526/);
  expect(css).toMatch(/--ifm-navbar-link-color: ?#f5f6f7/);
  expect(built.printed).not.toContain('navbar.style');
});

test('has warnings only for what Docusaurus does not report', () => {
  expect(built.printed).toContain('The class `absent` is not in `./plain.module.css`.');
  expect(built.printed).toContain('A plugin adds a page at /own/, which is the address of this file');
  expect(built.printed).not.toContain('react-router-dom');
  // In another case, Docusaurus finds the page.
  expect(built.printed).toContain('Link to `/docs/A` points to a page that does not exist.');
  expect(built.printed).toContain('9 warnings');
});

test('may link to files outside of its pages, which are not checked', () => {
  const html = built.site.output('docs/a/index.html');
  expect(html).toContain('href="/old/api"');
  expect(html).toContain('href="/older"');
  expect(html).toContain('<div class="older-links">');
  expect(built.printed).not.toMatch(/Link to `\/old/);
});

test('may import and export inside of elements and directives', () => {
  const html = built.site.output('docs/within/index.html');
  expect(html).toContain('<b>from an element</b>');
  expect(html).toContain('<b>from a directive</b>');
});

test('has one of two docs with the same address, and a warning that names both', () => {
  expect(built.printed).toContain(
    'The address /docs/team is taken by `docs/team/README.md` and `docs/team/other.md`.',
  );
  expect(built.site.output('docs/team/index.html')).toMatch(/<h1[^>]*>(?:Read me|Other)<\/h1>/);
});

test('has warnings for links in components and for anchors that they may add, which Docusaurus does not check', () => {
  expect(built.printed).toContain('Link to `/before-this-site` points to a page that does not exist.');
  expect(built.printed).toContain('Link to `#shown-later` names an anchor that its page does not have.');
  expect(built.printed).toContain('Link to `/drawn#later` names an anchor that its page does not have.');
});

test('leaves out addresses that can run code', () => {
  expect(built.printed).toContain(
    'The `src` has a `data:text/html` address, which can run code: it is left out.',
  );
  expect(built.site.output('docs/a/index.html')).toContain('<iframe title="Said">');
});

test('has files that a style sheet refers to by their path in the site folder', () => {
  const names = listFiles(path.join(built.site.dir, 'build')).filter((name) =>
    /assets\/.*by.*\.svg$/.test(name),
  );
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built.site.output(name))
    .join('\n');
  expect(names.length === 1 || /url\("?data:image\/svg\+xml/.test(css)).toBe(true);
});

test('shows its own page instead of the one that a plugin adds', () => {
  expect(built.site.output('own/index.html')).toMatch(/<h1 class="[^"]+ undefined">Own/);
});

test('passes a drawing to a component as a component, but as an address in attributes for one', () => {
  const page = built.site.output('own/index.html');
  expect(page).toMatch(/<svg [^>]*width="9" height="9" id="drawn">/);
  expect(page).toMatch(/<img id="from" src="[^"]+svg/);
  // Whatever the name of the import is.
  expect(page).toMatch(/<svg [^>]*id="listed">/);
  expect(page).toMatch(/<img id="plain" src="[^"]+svg/);
});

test('imports films and documents of its components as their addresses', () => {
  const page = built.site.output('own/index.html');
  expect(page).toMatch(/<video id="film" src="\/assets\/[^"]+\.mp4"/);
  expect(page).toMatch(/<a [^>]*href="\/assets\/[^"]+\.pdf"/);
});

test('may compose classes of another CSS module', () => {
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((file) => file.endsWith('.css'))
    .map((file) => built.site.output(file))
    .join('');
  const [, name] = /\.([\w-]+)\{color:#070809\}/.exec(css) ?? [];
  expect(built.site.output('own/index.html')).toMatch(new RegExp(`<h1 class="[^"]* ${name} `));
});

test('begins the classes of CSS modules with their names, by which other style sheets select them', () => {
  expect(built.site.output('own/index.html')).toMatch(/<h1 class="big_[\w-]+ composed_[\w-]+ /);
});

test('has its own languages in code, and those that it names', () => {
  const html = built.site.output('docs/pets/index.html');
  expect(html).toContain('<span class="tk-k">feed</span> the cat <span class="tk-c"># daily</span>');
  expect(html).toContain('<span class="tk-k">local</span>');
});

test('describes docs to search engines alone, as in Docusaurus', () => {
  const html = built.site.output('docs/team/index.html');
  expect(html).toContain('<meta name="description" content="Uses `code` for search engines."');
  expect(html).not.toContain('class="lead"');
});

test('has the Markdown that a component imports, with its images', () => {
  const html = built.site.output('own/index.html');
  expect(html).toContain('<a href="/docs/a">a link</a>');
  expect(html).toContain('<u>JSX</u>');
  expect(html).toContain('<i>Part</i>');
  const [, image = ''] = /src="\/(assets\/images\/dot-\w+\.png)"/.exec(html) ?? [];
  expect(listFiles(path.join(built.site.dir, 'build'))).toContain(image);
});

test('gives the Markdown that a component imports the components which are passed to it, or provided around it', () => {
  const html = built.site.output('own/index.html');
  expect(html).toMatch(/<em title="passed">(?:<p>)?<strong>Bold<\/strong>/);
  expect(html).toContain('<q>provided</q>');
  expect(html).not.toContain('not this');
});

test('has the classes of Docusaurus on the `html` element of each page', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(/<html[^>]* class="plugin-docs [^"]*docs-doc-id-a"/);
  expect(built.site.output('own/index.html')).toMatch(/<html[^>]* class="plugin-pages plugin-id-default"/);
});

test('has the columns of its footer, in a component of its own', () => {
  expect(built.site.output('docs/a/index.html')).toMatch(
    /<b id="own-1-column"><nav class="footer-groups"[^>]*><div class="older-links">/,
  );
  expect(built.printed).not.toContain('Footer/Links/MultiColumn');
});

test('has the logo of its footer, and the colors of its announcement', () => {
  const html = built.site.output('docs/a/index.html');
  expect(html).toMatch(
    /<b id="own-logo"><div class="[^"]+"><a [^>]*href="https:\/\/us\.example"[^>]*><img src="\/img\/by\.svg" alt="By us" width="160" height="51"\/>/,
  );
  expect(html).toContain('style="background:#20232a;color:#000"');
});
