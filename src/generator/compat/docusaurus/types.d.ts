/** What plugins receive and return, as far as it has an effect here (Docusaurus `@docusaurus/types`). */

/** The site, as a plugin receives it. */
export interface LoadContext {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** The configuration as it is written, with defaults. */
  siteConfig: SiteConfig;
  /** Begins and ends with `/`; in a site in several languages, that of the language. */
  baseUrl: string;
  i18n: {currentLocale: string; defaultLocale: string; locales: string[]; path: string};
  /** Absolute path of the folder of the language's translations. */
  localizationDir: string;
  /** Absolute path of the folder of generated files. */
  generatedFilesDir: string;
  /** Absolute path of the output, with the base URL; the complete output only in `postBuild`. */
  outDir: string;
}

export interface SiteConfig {
  title: string;
  tagline: string;
  url: string;
  baseUrl: string;
  customFields: Record<string, unknown>;
  themeConfig: Record<string, unknown>;
  [option: string]: unknown;
}

export interface PluginContentLoadedActions {
  addRoute(route: RouteConfig): void;
  /** Writes a file, and resolves to its absolute path, for `modules` of a route. */
  createData(name: string, data: string | object): Promise<string>;
  /** What components read with `usePluginData`: JSON. */
  setGlobalData(data: unknown): void;
}

/** A page. */
export interface RouteConfig {
  /** With the base URL. */
  path: string;
  /** Import request, such as `@site/src/components/Person.tsx`. */
  component: string;
  /** The props of the component that are data: import requests, or what `createData` resolves to. */
  modules?: RouteModules;
  /** The other props of the component: JSON. */
  props?: Record<string, unknown>;
  exact?: boolean;
  /** Accepted without effect. */
  metadata?: {sourceFilePath?: string; lastUpdatedAt?: number};
  /** Pages within this one; each of them is a separate page, and this one is none. */
  routes?: RouteConfig[];
}

export interface RouteModules {
  [prop: string]: string | RouteModules | RouteModules[];
}

/** An element, or HTML. */
export type HtmlTag =
  | string
  | {tagName: string; attributes?: Record<string, string | boolean>; innerHTML?: string};

export type HtmlTags = HtmlTag | HtmlTag[];

/** An address in the browser. */
export interface RouteLocation {
  /** With the base URL. */
  pathname: string;
  /** Empty, or begins with `?`. */
  search: string;
  /** Empty, or begins with `#`. */
  hash: string;
}

/** A page of the browser, and the page before it. */
export interface RouteChange {
  location: RouteLocation;
  /** Null on the first page. */
  previousLocation: RouteLocation | null;
}

/** What a module of `clientModules` or `getClientModules` exports, by name or as its default export. */
export interface ClientModule {
  /** Called before a page is loaded. The function that it returns is called when the page is shown. */
  onRouteUpdate?(change: RouteChange): (() => void) | undefined;
  /** Called when a page is shown. */
  onRouteDidUpdate?(change: RouteChange): void;
}

/** What the export `validateOptions` of a plugin receives; it returns the options that the plugin gets. */
export interface OptionValidationContext<Given, Options> {
  /** Validates with a Joi schema, which may have an `id` in addition. */
  validate(schema: unknown, options: Given): Options;
  options: Given;
}

/** The function that is the default export of a plugin. */
export type PluginModule<Options = unknown, Content = unknown> = (
  context: LoadContext,
  options: Options,
) => Plugin<Content> | null | undefined | Promise<Plugin<Content> | null | undefined>;

/** The site after a build, as `postBuild` receives it. */
export interface Props extends LoadContext {
  /** Addresses of all pages. */
  routesPaths: string[];
}

/** What a plugin's function returns. */
export interface Plugin<Content = unknown> {
  /** Unique among the plugins of a site. */
  name: string;
  loadContent?(): Content | Promise<Content>;
  contentLoaded?(args: {content: Content; actions: PluginContentLoadedActions}): void | Promise<void>;
  allContentLoaded?(args: {
    /** By plugin and id. */
    allContent: Record<string, Record<string, unknown>>;
    actions: PluginContentLoadedActions;
  }): void | Promise<void>;
  injectHtmlTags?(args: {content: Content}): {
    headTags?: HtmlTags;
    preBodyTags?: HtmlTags;
    postBodyTags?: HtmlTags;
  };
  getClientModules?(): string[];
  getPathsToWatch?(): string[];
  getThemePath?(): string;
  postBuild?(props: Props & {content: Content}): void | Promise<void>;
  /** The configuration and the result are those of webpack. */
  configureWebpack?(config: object, isServer: boolean, utils: object, content: Content): object | undefined;
  configurePostCss?<Options extends {plugins: unknown[]}>(options: Options): Options;
}
