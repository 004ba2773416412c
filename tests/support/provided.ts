declare module 'vitest' {
  interface ProvidedContext {
    /** Path of the Chromium that browser tests drive, where there is one. */
    chromium: string | undefined;
    /** The site that was built for all tests of a project. */
    builtSite: {dir: string; baseUrl: string};
    /** The generator as others install it: the folder of the package, and the file that npm packed. */
    package: {dir: string; tarball: string};
  }
}

export {};
