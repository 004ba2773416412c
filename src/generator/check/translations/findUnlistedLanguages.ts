import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/** The folder of a language: `de`, `pt-BR`. */
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z\d]+)*$/i;

/**
 * Finds folders of translations into languages that the configuration does not list.
 *
 * @param listed The folders of the languages that it lists, relative to the site folder.
 */
export function findUnlistedLanguages(siteDir: string, listed: readonly string[]): Problem[] {
  const parents = [...new Set(listed.map((folder) => path.posix.dirname(folder)))];
  return parents
    .filter((parent) => existsSync(path.join(siteDir, parent)))
    .flatMap((parent) =>
      readdirSync(path.join(siteDir, parent), {withFileTypes: true})
        .filter((entry) => entry.isDirectory() && LANGUAGE.test(entry.name))
        .map(({name}) => ({name, folder: `${parent}/${name}`}))
        .filter(({folder}) => !listed.includes(folder)),
    )
    .map(({name, folder}) => ({
      severity: 'warning',
      rule: 'unused-translation' satisfies RuleName,
      message: `\`${name}\` is not a language of the site, so the translations in \`${folder}\` are shown nowhere.`,
      hint: `Add \`${name}\` to \`i18n.locales\` in the configuration, or delete the folder.`,
    }));
}
