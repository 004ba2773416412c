import type {SiteConfig, UserSiteConfig} from '../../../src/generator/config/SiteConfig.ts';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';

/** The minimal configuration of a site, without features that most tests don't need. */
export function defaultConfig(options: Partial<UserSiteConfig> = {}): SiteConfig {
  return siteConfigSchema.parse({
    title: 'Site',
    url: 'https://example.com',
    baseUrl: '/v1/',
    contentSecurityPolicy: false,
    sitemap: false,
    openGraphImages: false,
    markdown: {mermaid: false, hooks: {onBrokenMarkdownImages: 'throw'}},
    blog: {onUntruncatedBlogPosts: 'ignore'},
    themeConfig: {navbar: {title: 'Site'}},
    ...options,
  });
}
