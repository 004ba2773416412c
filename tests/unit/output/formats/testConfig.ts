import type {BlogConfig, SiteConfig} from '../../../../src/generator/config/SiteConfig.ts';
import {defaultConfig} from '../../config/defaultConfig.ts';

const config = defaultConfig({
  title: 'Acme <Docs>',
  url: 'https://docs.example.com',
  favicon: 'img/favicon.svg',
  onBrokenLinks: 'throw',
  blog: {
    blogDescription: 'News & notes',
    exclude: [],
    feedOptions: {type: 'all', copyright: '© Acme & Sons'},
  },
  sitemap: {},
});

export const [blog] = config.blog as [BlogConfig];

/** A complete configuration, with a test's changes. */
export function testConfig(changes: Partial<SiteConfig> = {}): SiteConfig {
  return {...config, docs: [], pages: [], ...changes};
}
