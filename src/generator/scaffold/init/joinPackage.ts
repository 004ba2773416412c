import {SITE_SCRIPTS, scriptName, TYPE_PACKAGES, TYPE_SCRIPTS} from './newSite.ts';

/** The part of a `package.json` that the generator reads and extends. */
interface PackageFile {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [key: string]: unknown;
}

/**
 * Adds the generator and its scripts to another project's package. Existing entries are not changed; the scripts are
 * named `docs:build` and so on, since such a package has its own `build`.
 *
 * @param text The current `package.json`.
 * @param typescript Whether the site's files are in TypeScript, which needs packages of its own.
 * @returns the new text, and the names of the added scripts.
 * @throws SyntaxError if the text is not JSON.
 */
export function joinPackage(
  text: string,
  generator: {name: string; range: string},
  typescript: boolean,
): {text: string; scripts: string[]} {
  const data: PackageFile = JSON.parse(text);
  const added = Object.entries({...SITE_SCRIPTS, ...(typescript && TYPE_SCRIPTS)})
    .map(([name, command]) => [scriptName(name, true), command] as const)
    .filter(([name]) => data.scripts?.[name] === undefined);
  const wanted = {[generator.name]: generator.range, ...(typescript && TYPE_PACKAGES)};
  const known = {...data.dependencies, ...data.devDependencies};
  const missing = Object.entries(wanted).filter(([name]) => !Object.hasOwn(known, name));
  const joined: PackageFile = {
    ...data,
    scripts: {...data.scripts, ...Object.fromEntries(added)},
    ...(missing.length > 0 && {
      devDependencies: sorted({...data.devDependencies, ...Object.fromEntries(missing)}),
    }),
  };
  const indent = /^[\t ]+(?=")/m.exec(text)?.[0] ?? 2;
  return {text: `${JSON.stringify(joined, null, indent)}\n`, scripts: added.map(([name]) => name)};
}

/** Sorted as npm does. */
function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
