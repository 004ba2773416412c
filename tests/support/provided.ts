declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium that browser tests drive, where there is one. */
    chromium: string | undefined;
    /** The site that was built for all browser tests of a project. */
    builtSite: {dir: string; baseUrl: string};
  }
}

export {};
