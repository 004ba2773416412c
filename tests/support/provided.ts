declare module 'vitest' {
  interface ProvidedContext {
    /** Path of Chromium for the browser tests, if there is one. */
    chromium: string | undefined;
    /** The site that was built once for all tests of a project. */
    builtSite: {dir: string; baseUrl: string};
    /** The generator in packaged form: the folder of the package, and the tarball that npm created. */
    package: {dir: string; tarball: string};
  }
}

export {};
