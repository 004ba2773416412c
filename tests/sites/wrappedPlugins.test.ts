import {expect, test} from 'vitest';
import {useDocusaurusSite} from '../support/useDocusaurusSite.ts';

const built = useDocusaurusSite({
  'docusaurus.config.js': `module.exports = {
  title: 'F', url: 'https://f.example', baseUrl: '/',
  presets: [['classic', {blog: false}]],
  plugins: [
    ['./plugins/facts', {id: 'second', color: 'red'}],
  ],
};`,
  'docs/a.md': '# A\n',
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

test('plugins find the defaults of the configuration, and their options have an id', () => {
  expect(built.site.output('facts/index.html').replaceAll('&quot;', '"')).toContain(
    '["browser","mdx",["static"],"en",{"id":"second","color":"red!"}]',
  );
});
