import path from 'node:path';

type Path = Pick<typeof path, 'sep' | 'extname'>;

const FOLDER = /[\\/]node_modules[\\/]/;

/** Path to the package that a file belongs to: the last one in it. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*(?=[\\/]|$)/;

/** Path to what is kept below `node_modules` and is not a package, such as pnpm's store. */
const KEPT = /[\\/]node_modules[\\/]\.(?:(?![\\/]node_modules[\\/]).)*$/;

/** A folder in such a store. */
const STORED = /[\\/][^\\/]*@[^\\/]*$/;

/**
 * Whether a file belongs to an installed package. A site may itself lie below a folder `node_modules`.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 */
export function isInPackage(file: string, siteDir: string, {sep}: Path = path): boolean {
  return FOLDER.test(file.startsWith(siteDir + sep) ? file.slice(siteDir.length) : file);
}

/** Packages for Docusaurus, which publish JSX in files `.js`, since it compiles them. */
const FOR_DOCUSAURUS = /[\\/]node_modules[\\/](?:(?!node_modules).)*docusaurus/;

/**
 * Whether a module has to be compiled before it runs in a browser: what is not plain JavaScript, wherever it lies, the site's
 * own, and packages made for Docusaurus. Other published packages are plain JavaScript; so is the generator itself when it is one.
 *
 * @param sourceDir See `sourceDir` of the generator's own package.
 */
export function isToBeCompiled(
  file: string,
  {siteDir, sourceDir}: {siteDir: string; sourceDir: string},
  paths: Path = path,
): boolean {
  if (paths.extname(file) !== '.js') return true;
  if (file.startsWith(sourceDir + paths.sep)) return false;
  return !isInPackage(file, siteDir, paths) || FOR_DOCUSAURUS.test(file);
}

/**
 * The files that show whether a bundle is still that of its sources: those of the site and of linked folders by themselves,
 * those of an installed package by its `package.json`, which names its version.
 *
 * @param files Absolute paths.
 */
export function bundleInputs(files: Iterable<string>, siteDir: string): string[] {
  const inputs = [...files].flatMap((file) => {
    if (!isInPackage(file, siteDir)) return [file];
    // A bundler names the links that it has followed, too.
    if (KEPT.test(file)) return STORED.test(file) ? [] : [file];
    return [`${PACKAGE.exec(file)?.[0] ?? file}${path.sep}package.json`];
  });
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
