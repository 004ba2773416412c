import path from 'node:path';
import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';
import {listFiles} from '../support/listFiles.ts';

/** Stands for the package, as far as it is used: it hands a style sheet from one plugin to the next. */
const POSTCSS_LOADER = `module.exports = function (css) {
  const {plugins} = this.getOptions().postcssOptions;
  return plugins.reduce((text, one) => (Array.isArray(one) ? require(one[0]) : one)(text), css);
};
`;

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/base/',
  presets: [['classic', {theme: {customCss: './src/css/custom.css'}}]],
  plugins: [
    () => ({
      name: 'utility-classes',
      configurePostCss(options) {
        options.plugins.push(require('utility-classes'), (css) => css.replaceAll('GAP', '7px'));
        return options;
      },
    }),
  ],
  themeConfig: {
    navbar: {items: [{
      type: 'dropdown', label: 'Old', items: [{label: 'One', href: 'https://one.example', target: '_self', rel: null}],
    }, {
      type: 'docsVersionDropdown', dropdownItemsAfter: [{label: 'All', href: 'https://all.example', target: '_self', rel: null}],
    }]},
  },
};`,
  'blog/2024-01-02-later.md': '# Later\n\nText.\n',
  'blog/2024-01-01-sooner.md': '# Sooner\n\nText.\n',
  'docs/a.mdx': `# A

<ul>{require('@site/src/names').default.map((name) => <li key={name}>{name}</li>)}</ul>

<p id="count">{require('../src/count.js').count}</p>

\`\`\`liquid
{% one %}
\`\`\`liquid

## Swallowed
`,
  'docs/b.md': '# B\n\n```mermaid\nflowchar LR\n  A --> B\n```\n',
  'src/names.js': "export default ['Ann', 'Ben'];\n",
  'src/count.js': 'exports.count = 41 + 1;\n',
  'src/css/custom.css': '@import "./shared.css";\n.own { @utility pad; }\n',
  'src/css/shared.css': '.shared { gap: GAP; }\n',
  'src/pages/index.js': `import blog from '@generated/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json';
const posts = require('../../.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json');

export default () => <ol title={blog.title}>{posts.items.map(({title, permalink, date}) => <li key={date}><a href={permalink}>{title}</a> {date}</li>)}</ol>;
`,
  'node_modules/utility-classes/package.json': '{"name": "utility-classes", "main": "index.js"}',
  'node_modules/utility-classes/index.js':
    "module.exports = (css) => css.replaceAll('@utility pad;', 'padding: 3px;');\n",
  'node_modules/postcss-loader/package.json': '{"name": "postcss-loader", "main": "index.js"}',
  'node_modules/postcss-loader/index.js': POSTCSS_LOADER,
});

test('has a warning for slips in Markdown that Docusaurus publishes without a word', () => {
  expect(built.printed).toContain(
    'warning  docs/a.mdx:7:1\n  The code block that begins here is never closed',
  );
  expect(built.printed).toContain('`flowchar` is not a kind of Mermaid diagram.');
});

test('shows the latest posts, which Docusaurus writes into a folder of its own', () => {
  const html = built.site.output('base/index.html');
  expect(html).toContain('<ol title="Recent posts">');
  expect(html).toMatch(
    /<a href="\/base\/blog\/2024\/01\/02\/later"[^>]*>Later<\/a> .*2024-01-02T00:00:00\.000Z.*Sooner/s,
  );
});

test('requires code in the expressions of a page', () => {
  const html = built.site.output('base/docs/a/index.html');
  expect(html).toContain('<li>Ann</li><li>Ben</li>');
  expect(html).toContain('<p id="count">42</p>');
});

test('has its style sheets changed by the plugins of PostCSS that its plugins name', () => {
  const css = listFiles(path.join(built.site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => built.site.output(name))
    .join('\n');
  expect(css).toContain('.own{padding:3px}');
  expect(css).toContain('.shared{gap:7px}');
});

test('has attributes on all items of its menus', () => {
  expect(built.printed).not.toContain('Unknown key');
});

test('has warnings, and not errors, for slips that are found next to a mistake in the configuration', async () => {
  const broken = createSite({
    'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/',
  presets: ['classic'],
  onBrokenLinks: 'maybe',
};`,
    'docs/a.md': '# A\n',
    'src/pages/own.js':
      "import styles from './own.module.css';\nexport default () => <p className={styles.absent}>Own</p>;\n",
    'src/pages/own.module.css': '.present { color: red; }\n',
  });
  broken.remove('site.config.ts');
  const {stdout, stderr, code: failed} = await broken.build();
  broken.dispose();
  expect(failed).toBe(1);
  expect(stdout + stderr).toContain('onBrokenLinks');
  expect(stdout + stderr).toMatch(/warning {2}src\/pages\/own\.js:2:\d+\n {2}The class `absent` is not in/);
});
