import path from 'node:path';

type Path = Pick<typeof path, 'sep' | 'extname'>;

const FOLDER = /[\\/]node_modules[\\/]/;

/** Name of the package that a file belongs to, with the path to it. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/;

/**
 * Whether a file belongs to an installed package. A site may itself lie below a folder `node_modules`.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 */
export function isInPackage(file: string, siteDir: string, {sep}: Path = path): boolean {
  return FOLDER.test(file.startsWith(siteDir + sep) ? file.slice(siteDir.length) : file);
}

/**
 * Whether a module has to be compiled before it runs in a browser: what is not plain JavaScript, wherever it lies, and the
 * site's own. Published packages are plain JavaScript; so is the generator itself when it is one.
 *
 * @param sourceDir See `sourceDir` of the generator's own package.
 */
export function isToBeCompiled(
  file: string,
  {siteDir, sourceDir}: {siteDir: string; sourceDir: string},
  paths: Path = path,
): boolean {
  if (paths.extname(file) !== '.js') return true;
  return !file.startsWith(sourceDir + paths.sep) && !isInPackage(file, siteDir, paths);
}

/**
 * The files that tell whether a bundle is still that of its sources: those of the site and of linked folders by themselves,
 * those of an installed package by its `package.json`, which names its version.
 *
 * @param files Absolute paths.
 */
export function bundleInputs(files: Iterable<string>, siteDir: string): string[] {
  const inputs = [...files].map((file) =>
    isInPackage(file, siteDir) ? `${PACKAGE.exec(file)?.[0] ?? file}${path.sep}package.json` : file,
  );
  return [...new Set(inputs)];
}

/**
 * What a watch over the sources of an app is to leave out: installed packages, as `isInPackage` knows them, and what git keeps.
 *
 * @param siteDir Absolute path.
 */
export function ignoredBelow(siteDir: string): RegExp {
  const site = siteDir.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const ignored = '[\\\\/](?:node_modules|\\.git)(?:[\\\\/]|$)';
  return new RegExp(`^(?:${site}(?:[\\\\/].*)?|(?!${site}(?:[\\\\/]|$)).*)${ignored}`);
}
