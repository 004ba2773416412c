import type {UserSiteConfig} from './SiteConfig.ts';

/** Returns the configuration as it is; gives `site.config.ts` types and completion. */
export function defineConfig(config: UserSiteConfig): UserSiteConfig {
  return config;
}
