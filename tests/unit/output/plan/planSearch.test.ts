import {expect, test} from 'vitest';
import {planSearch} from '../../../../src/generator/output/plan/planSearch.ts';
import {pageRoutes} from '../../../../src/generator/routes/pageRoutes.ts';
import {loadTestSite, testConfig} from '../../content/loadTestSite.ts';

test('of pages that are components, only the home page is found by the title of the site', async () => {
  const {content} = await loadTestSite({
    'src/pages/index.jsx': 'export default () => <h1>Welcome</h1>;\n',
    'src/pages/prices.jsx': 'export default () => <h1>Prices</h1>;\n',
    'src/pages/terms.md': '---\ntitle: Terms\n---\n\nText.\n',
  });
  const {themeConfig, ...config} = testConfig();
  const navbar = {...themeConfig.navbar, items: [{type: 'search' as const, position: 'right' as const}]};
  const searched = {...config, title: 'Kettle', themeConfig: {...themeConfig, navbar}};
  const routes = pageRoutes(searched, content, new Map());
  const pages = {get: () => undefined, keyOf: () => ''};
  const [index] = planSearch(
    {config: searched, content: {...content, references: []}, routes, pages},
    'version',
  );
  const found = index?.pages.map(({path, title}) => [path, title]);
  expect(found?.toSorted()).toEqual([
    [config.baseUrl, 'Kettle'],
    [`${config.baseUrl}terms`, 'Terms'],
  ]);
});
