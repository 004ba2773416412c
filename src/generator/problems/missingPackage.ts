/**
 * What to say of an import of a package that is not there.
 *
 * @param request What is imported, for example `@scope/name/file`.
 * @param otherwise What to do when the package is not wanted.
 */
export function missingPackage(
  request: string,
  otherwise = 'import a file with a path that begins with "./" or "@site/"',
): {message: string; hint: string} {
  const name = packageName(request);
  // Plugins for Markdown run here, too.
  const hint = /^@docusaurus\/(?!remark-plugin-)/.test(name)
    ? 'This generator does not need it: remove the import, or use `import type` if it is only for types.'
    : `Install it with \`npm install ${name}\`, or ${otherwise}.`;
  return {message: `The package \`${name}\` is not installed.`, hint};
}

/** The package that an import is of: `@scope/name` of `@scope/name/file`. */
export function packageName(request: string): string {
  return request
    .split('/')
    .slice(0, request.startsWith('@') ? 2 : 1)
    .join('/');
}
