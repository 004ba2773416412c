import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/',
  presets: [['classic', {blog: false}]],
  plugins: [
    ['./plugins/blog', {routeBasePath: 'news', blogTitle: 'News', featured: 3}],
    ['./plugins/facts', {id: 'second', color: 'red'}],
  ],
};`,
  'docs/a.md': '# A\n',
  'blog/2024-01-02-post.md': '# Post\n\nIntro.\n\n<!-- truncate -->\n\nMore.\n',
  // As in the documentation of Docusaurus, which extends its blog in this way.
  'plugins/blog/index.js': `const blogPluginExports = require('@docusaurus/plugin-content-blog');
const defaultBlogPlugin = blogPluginExports.default;
async function blogPluginExtended(...pluginArgs) {
  const blogPluginInstance = await defaultBlogPlugin(...pluginArgs);
  return {...blogPluginInstance, contentLoaded: (data) => blogPluginInstance.contentLoaded(data)};
}
module.exports = {...blogPluginExports, default: blogPluginExtended};
`,
  'plugins/facts.js': `const schema = {
  keys: ['color'],
  append(more) {
    return {...this, keys: [...this.keys, ...Object.keys(more)]};
  },
  validate(value) {
    const unknown = Object.keys(value).find((key) => !this.keys.includes(key));
    return unknown ? {error: new Error('"' + unknown + '" is not allowed')} : {value};
  },
};
const shared = {validateOptions: ({validate, options}) => validate(schema, {...options, color: options.color + '!'})};
function facts({siteConfig: {future, markdown, staticDirectories, i18n}}, options) {
  return {
    name: 'facts',
    contentLoaded: ({actions}) =>
      actions.setGlobalData([future.experimental_router, markdown.format, staticDirectories, i18n.defaultLocale, options]),
  };
}
module.exports = {...shared, default: facts};
`,
  'src/pages/facts.jsx': `import {usePluginData} from '@docusaurus/useGlobalData';
export default () => <p>{JSON.stringify(usePluginData('facts', 'second'))}</p>;
`,
});

test('a plugin that wraps the blog of Docusaurus is replaced by the blog, with a warning', () => {
  expect(built.printed).toContain('`./plugins/blog` wraps `@docusaurus/plugin-content-blog`');
  expect(built.printed).not.toContain('error');
  expect(built.site.output('news/index.html')).toContain('/news/2024/01/02/post');
});

test('plugins find the defaults of the configuration, and their options have an id', () => {
  expect(built.site.output('facts/index.html').replaceAll('&quot;', '"')).toContain(
    '["browser","mdx",["static"],"en",{"id":"second","color":"red!"}]',
  );
});
