import {SITE_SCRIPTS, scriptName} from './newSite.ts';

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
 * @returns the new text, and the names of the added scripts.
 * @throws SyntaxError if the text is not JSON.
 */
export function joinPackage(
  text: string,
  generator: {name: string; range: string},
): {text: string; scripts: string[]} {
  const data: PackageFile = JSON.parse(text);
  const added = Object.entries(SITE_SCRIPTS)
    .map(([name, command]) => [scriptName(name, true), command] as const)
    .filter(([name]) => data.scripts?.[name] === undefined);
  const isKnown = generator.name in {...data.dependencies, ...data.devDependencies};
  const joined: PackageFile = {
    ...data,
    scripts: {...data.scripts, ...Object.fromEntries(added)},
    ...(!isKnown && {devDependencies: sorted({...data.devDependencies, [generator.name]: generator.range})}),
  };
  const indent = /^[\t ]+(?=")/m.exec(text)?.[0] ?? 2;
  return {text: `${JSON.stringify(joined, null, indent)}\n`, scripts: added.map(([name]) => name)};
}

/** Sorted as npm does. */
function sorted(entries: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
}
