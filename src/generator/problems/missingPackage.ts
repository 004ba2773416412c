import {isBuiltin} from 'node:module';

/**
 * Creates the problem for an import of a package that is not installed.
 *
 * @param request The import request, for example `@scope/name/file`.
 * @param otherwise What to do if the package is not needed.
 */
export function missingPackage(
  request: string,
  otherwise = 'import a file with a path that begins with "./" or "@site/"',
): {message: string; hint: string} {
  if (isBuiltin(request))
    return {
      message: `\`${request}\` is a module of Node, which browsers do not have.`,
      hint: 'Pages run in the browser, too: import data from a JSON or YAML file, put what Node computes into `customFields` of the configuration, or use a package for browsers.',
    };
  if (/^[a-z]+:\/\//i.test(request))
    return {
      message: `\`${request}\` is an address on the web, and only files and packages can be imported.`,
      hint: 'Install the package with npm, and import it by its name.',
    };
  const name = packageName(request);
  // Markdown plugins of Docusaurus do run here.
  const hint = /^@docusaurus\/(?!remark-plugin-)/.test(name)
    ? 'This generator does not need it: remove the import, or use `import type` if it is only for types.'
    : `Install it with \`npm install ${name}\`, or ${otherwise}.`;
  return {message: `The package \`${name}\` is not installed.`, hint};
}

/**
 * Creates the problem for an import of a package that is not installed, or of something that it does not have.
 *
 * @param isInstalled Whether the importing module finds a package.
 * @param otherwise See `missingPackage`.
 */
export function missingFromPackage(
  request: string,
  isInstalled: (name: string) => boolean,
  otherwise?: string,
): {message: string; hint: string} {
  const name = packageName(request);
  if (!isInstalled(name)) return missingPackage(request, otherwise);
  if (request === name)
    return {
      message: `The package \`${name}\` is installed, but its main module does not exist.`,
      hint: 'If it belongs to your repository, build it first; otherwise install it again.',
    };
  return {
    message: `The package \`${name}\` does not offer \`${request}\`.`,
    hint: 'Check the path: `exports` in its `package.json` may say what it offers.',
  };
}

/** The package of an import: `@scope/name` for `@scope/name/file`. */
export function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
