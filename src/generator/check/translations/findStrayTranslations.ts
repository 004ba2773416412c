import path from 'node:path';
import type {RuleName, SiteConfig} from '../../config/SiteConfig.ts';
import {CURRENT_VERSION, translationsName, versionFiles} from '../../content/docs/versionPlaces.ts';
import {namesIn} from '../../files/folders/namesIn.ts';
import {SITE_FILES, sectionFolder} from '../../locales/translationFiles.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';

/** The names that can be in a folder of a language. */
interface Place {
  /** Relative to the folder of the language; empty for that folder itself. */
  folder: string;
  names: string[];
}

/**
 * Finds files and folders of a language at places where nothing reads them. Whether the pages within the folders
 * have originals is another question.
 *
 * @param folders The folders of the languages, relative to the site folder.
 */
export function findStrayTranslations(
  siteDir: string,
  config: Pick<SiteConfig, 'docs' | 'blog' | 'pages'>,
  folders: readonly string[],
): Problem[] {
  const places = listPlaces(siteDir, config);
  const known = places.flatMap(({folder, names}) => names.map((name) => path.posix.join(folder, name)));
  return folders.flatMap((language) =>
    places.flatMap(({folder, names}) => {
      const parent = path.posix.join(language, folder);
      return namesIn(path.join(siteDir, parent))
        .filter((name) => !names.includes(name) && !OTHER_FILES.test(name))
        .flatMap((name): Problem[] => {
          // The name of a removed version is no misspelling of another's.
          const near = name.startsWith('version-') ? undefined : nearest(name, names);
          const meant =
            near === undefined ? known.find((one) => isEnd(one, name)) : path.posix.join(folder, near);
          // A plugin may have translations of its own.
          if (folder === '' && meant === undefined && name.startsWith('docusaurus-')) return [];
          return [
            {
              severity: 'warning',
              rule: 'unused-translation' satisfies RuleName,
              file: `${parent}/${name}`,
              message: `Nothing reads \`${parent}/${name}\`: no translations belong there.`,
              hint:
                meant === undefined
                  ? `What can be in \`${parent}\`: ${names.map((one) => `\`${one}\``).join(', ')}.`
                  : `Did you mean \`${language}/${meant}\`?`,
            },
          ];
        });
    }),
  );
}

/** Hidden files, and notes for translators. */
const OTHER_FILES = /^\.|^readme\b/i;

/** Whether a name is the end of a path: `docs` of `docusaurus-plugin-content-docs`. */
function isEnd(known: string, name: string): boolean {
  return known.endsWith(`/${name}`) || known.endsWith(`-${name}`);
}

function listPlaces(
  siteDir: string,
  {docs, blog, pages}: Pick<SiteConfig, 'docs' | 'blog' | 'pages'>,
): Place[] {
  const themeFolder = path.posix.dirname(SITE_FILES.navbar);
  const themeFiles = [SITE_FILES.navbar, SITE_FILES.footer, SITE_FILES.search];
  const docsPlaces = docs.map(({id}): Place => {
    const saved = versionFiles(siteDir, id).map(({version}) => version);
    const versions = [...new Set([CURRENT_VERSION, ...saved])].map(translationsName);
    return {
      folder: sectionFolder('docs', id),
      names: versions.flatMap((version) => [version, `${version}.json`]),
    };
  });
  const others = [
    ...blog.map(({id}) => sectionFolder('blog', id)),
    ...pages.map(({id}) => sectionFolder('pages', id)),
  ];
  const top = [SITE_FILES.code, themeFolder, ...docsPlaces.map(({folder}) => folder), ...others];
  return [
    {folder: '', names: top},
    {folder: themeFolder, names: themeFiles.map((file) => path.posix.basename(file))},
    ...docsPlaces,
  ];
}
