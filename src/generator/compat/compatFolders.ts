import {readdirSync} from 'node:fs';
import path from 'node:path';
import {nearest} from '../shared/text/nearest.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Where the names that Docusaurus gives its sites to import are, by the first part of the name. */
export function compatFolders(generatorDir: string): Record<'@theme' | '@docusaurus', string> {
  const folder = path.join(generatorDir, 'src/generator/compat');
  return {'@theme': path.join(folder, 'theme'), '@docusaurus': path.join(folder, 'docusaurus')};
}

/**
 * What to say of an import of a name that Docusaurus gives its sites and this generator does not; undefined when it does.
 *
 * @param request What is imported, for example `@theme/Tabs`.
 */
export function missingCompat(
  request: string,
  generatorDir: string,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const [scope = '', name] = request.split(/\/(.*)/s);
  const folder = Object.entries(compatFolders(generatorDir)).find(([alias]) => alias === scope)?.[1];
  if (folder === undefined || name === undefined) return undefined;
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.tsx?$/, ''))
    .sort();
  if (names.includes(name.replace(/\.[jt]sx?$/, ''))) return undefined;
  // Of the names alone: what they all begin with would make any two of them alike.
  const near = nearest(name, names);
  const all = names.map((one) => `\`${scope}/${one}\``).join(', ');
  return {
    message: `There is no \`${request}\` here.`,
    hint: near
      ? `Did you mean \`${scope}/${near}\`?`
      : `Remove the import, or import a component of the site. There are ${all}.`,
  };
}
