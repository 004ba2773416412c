import {expect, test} from 'vitest';
import {CONFIG_DIALECT} from '../../../src/generator/pipeline/compatibility.ts';
import {loadSiteConfig} from '../../../src/generator/config/loadSiteConfig.ts';
import {localizeSite} from '../../../src/generator/locales/localizeSite.ts';
import {siteFolder} from '../config/siteFolder.ts';

test('the announcement and product names are in the language of the site', async () => {
  const siteDir = await siteFolder({
    'site.config.ts': `export default {
      title: 'G', url: 'https://g.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
      products: [{label: 'Tool', path: '/docs'}],
      themeConfig: {announcementBar: {content: 'New'}},
    };`,
    'i18n/fr/docusaurus-theme-classic/navbar.json':
      '{"product.label.Tool": {"message": "Outil"}, "announcementBar.content": {"message": "Nouveau"}}',
  });
  const {config} = await loadSiteConfig(siteDir);
  if (!config) throw new Error('The configuration has mistakes.');
  const {sites, problems} = await localizeSite({siteDir, config});
  expect(problems).toEqual([]);
  const said = sites.map(({config: {products, themeConfig}}) => [
    products[0]?.label,
    products[0]?.path,
    themeConfig.announcementBar?.content,
  ]);
  expect(said).toEqual([
    ['Tool', '/docs', 'New'],
    ['Outil', '/docs', 'Nouveau'],
  ]);
});

test('pages that plugins add are below the address of each language', async () => {
  const siteDir = await siteFolder({
    'docusaurus.config.js': `module.exports = {
      title: 'G', url: 'https://g.example', baseUrl: '/g/', i18n: {defaultLocale: 'en', locales: ['en', 'fr']},
      plugins: [({baseUrl}) => ({name: 'p', contentLoaded({actions}) {
        for (const path of [baseUrl + 'team', '/elsewhere']) actions.addRoute({path, component: '@site/src/Team.js'});
      }})],
    };`,
  });
  const {config} = await loadSiteConfig(siteDir, CONFIG_DIALECT);
  if (!config) throw new Error('The configuration has mistakes.');
  const {sites} = await localizeSite({siteDir, config});
  expect(sites.map((site) => site.config.addedPages?.map(({permalink}) => permalink))).toEqual([
    ['/g/team', '/elsewhere'],
    ['/g/fr/team', '/elsewhere'],
  ]);
});
