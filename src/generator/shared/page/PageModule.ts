/** The body of a page: HTML if all of it is static, otherwise the code of a page module. */
export type Body =
  | {type: 'html'; html: string}
  /**
   * `code` is the body of an async function with one argument, `runtime` (see `PageRuntime`); it returns `{default}`.
   */
  | {type: 'module'; code: string};

export interface TocHeading {
  /** Inline HTML. */
  html: string;
  id: string;
  level: number;
}

/** The argument of a page module, in the browser and while prerendering. */
export interface PageRuntime {
  jsx: unknown;
  jsxs: unknown;
  Fragment: unknown;
  /** Components that need no import in MDX: `Details`, `Head`, `Tabs` and so on. */
  components: Record<string, unknown>;
  /** Loads a module of the component registry by its key. */
  load(key: string): Promise<Record<string, unknown>>;
}
