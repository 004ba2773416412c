import type * as z from 'zod';
import type {PluginBundle} from './plugins/PluginBundle.ts';
import type {Place, Problem} from '../shared/problems/Problem.ts';
import type {reaction} from './schema/common.ts';
import type {dropdownItem} from './schema/navbarSchema.ts';
import type {siteConfigSchema} from './siteConfigSchema.ts';

/** What authors may write in `site.config.ts`. */
export type UserSiteConfig = z.input<typeof siteConfigSchema>;

/** The configuration that the stages read: every default filled in, every value normalized. */
export type SiteConfig = z.output<typeof siteConfigSchema> & {
  /** The plugins of the Markdown compiler, ready to be loaded; absent when there are none. */
  pluginBundle?: PluginBundle;
  /** Whether the data of docs includes their ids; absent if nothing in the site uses them. */
  namesDocs?: true;
  /** Whether the data of docs and posts includes their front matter; absent if no component reads it. */
  readsFrontMatter?: true;
  /** Whether the site was written for another generator, so that anything it accepts is at most a warning. */
  isLoose?: true;
  /** Whether the address of a doc with `slug: /` keeps the slash at its end. */
  keepsRootSlash?: true;
  /** Whether descriptions of docs are meant for search engines and cards alone, and not shown below the titles. */
  hidesDescriptions?: true;
  /** Pages without a file in a content folder. */
  addedPages?: readonly AddedPage[];
  /** Data that components read, by the name of the plugin that set it and an id. */
  globalData?: Record<string, Record<string, unknown>>;
  /** Returns the code of a module with the configuration as the site has it, for components that import it. */
  configModule?: () => string;
  /** Parts of webpack's configuration for the app, provided by plugins of the site. */
  bundling?: {
    browser: readonly Record<string, unknown>[];
    prerender: readonly Record<string, unknown>[];
    /** Hash of the files of the configuration and of the site's own plugins, which its functions depend on. */
    sources?: string;
    /** Whether the bundles depend on files that nothing imports, as style sheets made for the classes of all pages. */
    readsContent?: true;
    /** Absolute paths of folders with components that replace those of the theme; of two, the later one's is used. */
    themes?: readonly string[];
  };
  /** The component that makes code blocks with the word `live` editable; absent if they are ordinary code blocks. */
  liveCode?: LiveCode;
  /**
   * Called when the output is complete, before it replaces the previous one; files that it writes become part of it.
   */
  afterBuild?: (outDir: string, routes: string[]) => Promise<Problem[]>;
};

/** A page added by a plugin. */
export interface AddedPage {
  /** Address with baseUrl. */
  permalink: string;
  /** The module that exports its component, relative to the site folder. */
  file: string;
  /** SHA-1 of the module. */
  hash: string;
  /** Name of the plugin, and where the configuration names it. */
  plugin: string;
  place: Place;
  /** The component's own file, relative to the site folder, if it is in there. */
  component?: string;
}

export interface LiveCode {
  /** Registry key, see `resolveImport`. */
  component: string;
  /** Where the result is, relative to the code. */
  result: 'top' | 'bottom';
}

/** What happens when a check finds something. `log` prints like `warn`; `throw` fails the build. */
export type Reaction = z.output<typeof reaction>;

export type MarkdownConfig = SiteConfig['markdown'];
/** Options of one instance of docs, blog or pages, with their position in the configuration as `at`. */
export type DocsConfig = SiteConfig['docs'][number];
export type BlogConfig = SiteConfig['blog'][number];
export type PagesConfig = SiteConfig['pages'][number];
export type SitemapConfig = Exclude<SiteConfig['sitemap'], false>;
export type ReferenceConfig = SiteConfig['openapi'][number];
export type ThemeConfig = SiteConfig['themeConfig'];
/** The rules of `npm run check` with their severities and options. */
export type CheckRules = SiteConfig['check']['rules'];
export type RuleName = keyof CheckRules;

type DropdownItem = z.output<typeof dropdownItem>;

/** An item of the navbar, or of a drop-down in it; drop-downs cannot be nested. */
export type NavbarItem = DropdownItem & {
  items?: DropdownItem[];
  dropdownItemsBefore?: DropdownItem[];
  dropdownItemsAfter?: DropdownItem[];
  versions?: {name: string; label?: string}[];
};
