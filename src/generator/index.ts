/** What a site imports from `valkyr-docs` for its configuration. */
export {defineConfig} from './config/defineConfig.ts';
export type {SiteConfig, UserSiteConfig} from './config/SiteConfig.ts';
export type {SidebarItems, Sidebars} from './content/sidebars/Sidebars.ts';
