import path from 'node:path';
import {isBelow} from '../../files/placeBelow.ts';

type Path = typeof path;

const FOLDER = /[\\/]node_modules[\\/]/;

/** The path up to the package that a file belongs to: the last package in the path. */
const PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*(?=[\\/]|$)/;

/** The path up to something below `node_modules` that is not a package, such as pnpm's store. */
const KEPT = /[\\/]node_modules[\\/]\.(?:(?![\\/]node_modules[\\/]).)*$/;

/** A folder in such a store. */
const STORED = /[\\/][^\\/]*@[^\\/]*$/;

/**
 * Whether a file belongs to an installed package. The site itself may be below a folder `node_modules`.
 *
 * @param file Absolute path.
 * @param siteDir Absolute path.
 */
export function isInPackage(file: string, siteDir: string, {sep}: Path = path): boolean {
  return FOLDER.test(file.startsWith(siteDir + sep) ? file.slice(siteDir.length) : file);
}

/**
 * Whether a file is the site's own, rather than that of a package.
 *
 * @param file The name of a module: a path, or anything else that a bundler leaves as it is, such as a URL.
 */
export function isSiteFile(file: string, siteDir: string): boolean {
  return path.isAbsolute(file) && isBelow(siteDir, file) && !isInPackage(file, siteDir);
}

/** Whether a file of a site is a style sheet or a module with code, which import other files and use names of styles. */
export function isStyleOrCode(file: string): boolean {
  return /\.(?:css|[cm]?[jt]sx?)$/.test(file);
}

/** Packages for Docusaurus, which publish JSX in `.js` files because Docusaurus compiles them. */
const FOR_DOCUSAURUS = /[\\/]node_modules[\\/](?:(?!node_modules).)*docusaurus/;

/**
 * Whether a module must be compiled to run in a browser: anything that is not plain JavaScript, wherever it is; the
 * site's own modules; and packages made for Docusaurus. Other published packages are plain JavaScript, and so is the
 * generator when installed as a package.
 *
 * @param sourceDir See `sourceDir` of the generator's own package.
 */
export function isToBeCompiled(
  file: string,
  {siteDir, sourceDir}: {siteDir: string; sourceDir: string},
  paths: Path = path,
): boolean {
  if (paths.extname(file) !== '.js') return true;
  if (isBelow(sourceDir, file, paths)) return false;
  return !isInPackage(file, siteDir, paths) || FOR_DOCUSAURUS.test(file);
}

/**
 * The files that show whether a bundle is up to date: for the site and linked folders, the files themselves; for an
 * installed package, its `package.json`, which contains its version.
 *
 * @param files Absolute paths.
 */
export function bundleInputs(files: Iterable<string>, siteDir: string): string[] {
  const inputs = [...files].flatMap((file) => {
    if (!isInPackage(file, siteDir)) return [file];
    // Bundlers also list the symbolic links that they followed.
    if (KEPT.test(file)) return STORED.test(file) ? [] : [file];
    return [`${PACKAGE.exec(file)?.[0] ?? file}${path.sep}package.json`];
  });
  return [...new Set(inputs)];
}
