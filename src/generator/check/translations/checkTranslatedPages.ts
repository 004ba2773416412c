import {existsSync} from 'node:fs';
import path from 'node:path';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import {translationsName} from '../../content/docs/versionPlaces.ts';
import type {GitHistory} from '../../content/git/parseGitLog.ts';
import {readGitHistory} from '../../content/git/readGitHistory.ts';
import {siteFile} from '../../content/readSource.ts';
import {listFolder} from '../../files/folders/listFolder.ts';
import {linkRoots} from '../../files/folders/outsideLink.ts';
import {sectionFolder} from '../../locales/translationFiles.ts';
import {nearestImport} from '../../problems/nearestImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {firstOf} from './shortList.ts';

interface Section {
  /** Folder of the originals, relative to the site folder. */
  folder: string;
  /** Folder of the translations, relative to a language's folder. */
  translated: string;
  /** Relative to the folder. */
  pages: string[];
}

/**
 * Finds Markdown pages without a translation, and translations whose last commit is older than that of their original.
 * Without git, nothing counts as out of date.
 *
 * @param readsHistory Whether to read git's history.
 */
export async function checkTranslatedPages(
  siteDir: string,
  content: Content,
  locales: readonly {locale: string; folder: string}[],
  readsHistory: boolean,
): Promise<Problem[]> {
  const history = readsHistory ? await readGitHistory(siteDir) : undefined;
  const found = await Promise.all(
    locales.flatMap(({locale, folder}) =>
      sectionsOf(content).map((section) => checkSection(siteDir, section, {locale, folder, history})),
    ),
  );
  return found.flat();
}

async function checkSection(
  siteDir: string,
  {folder, translated, pages}: Section,
  language: {locale: string; folder: string; history: GitHistory | undefined},
): Promise<Problem[]> {
  const own = `${language.folder}/${translated}`;
  const {files} = await listFolder(path.join(siteDir, own), linkRoots(siteDir, own));
  const known = new Set(files);
  const missing = pages.filter((page) => !known.has(page));
  const outdated = pages.flatMap((page): Problem[] => {
    const source = siteFile(folder, page);
    const file = `${own}/${page}`;
    const changed = language.history?.get(source)?.last.date;
    const isOld = changed !== undefined && (language.history?.get(file)?.last.date ?? changed) < changed;
    const message = `The translation is older than \`${source}\`, which was changed on ${changed?.slice(0, 10)}.`;
    const hint = 'Update the translation and commit it.';
    const rule: RuleName = 'outdated-translation';
    return isOld && known.has(page) ? [{severity: 'warning', rule, file, message, hint}] : [];
  });
  const orphans = orphansAmong(files, siteDir, folder, own);
  if (missing.length === 0) return [...outdated, ...orphans];
  const rule: RuleName = 'untranslated-page';
  const message = `Of ${pages.length} pages in \`${folder}\`, ${missing.length} ${missing.length === 1 ? 'is' : 'are'} not translated into \`${language.locale}\`: ${firstOf(missing)}.`;
  const hint = `Translations are in \`${own}\`, under the same names.`;
  return [...outdated, ...orphans, {severity: 'warning', rule, message, hint}];
}

/** Translations that are shown nowhere, since their original was renamed or removed, or never had that name. */
function orphansAmong(files: readonly string[], siteDir: string, folder: string, own: string): Problem[] {
  const originals = (file: string) => path.join(siteDir, folder, file);
  return files
    .filter((file) => isMarkdownFile(file) && !existsSync(originals(file)))
    .map((file) => ({
      severity: 'warning',
      rule: 'unused-translation' satisfies RuleName,
      file: `${own}/${file}`,
      message: `There is no \`${siteFile(folder, file)}\`, so this translation is shown nowhere.`,
      hint: `Rename it as its original is now, or delete it.${nearName(file, originals(file))}`,
    }));
}

function nearName(file: string, original: string): string {
  const near = nearestImport(file, original);
  return near === undefined ? '' : ` Did you mean \`${near}\`?`;
}

function sectionsOf({docsSets, blogs, pagesSets}: Content): Section[] {
  const section = (folder: string, translated: string, documents: readonly {file: string}[]): Section => {
    const start = siteFile(folder, '');
    const files = documents.map(({file}) => file);
    const own = files.filter((file) => file.startsWith(start) && isMarkdownFile(file));
    return {folder, translated, pages: own.map((file) => file.slice(start.length))};
  };
  return [
    ...docsSets.map(({options, instance, version, docs}) =>
      section(options.path, `${sectionFolder('docs', instance)}/${translationsName(version.name)}`, docs),
    ),
    ...blogs.map(({options, instance, posts}) =>
      section(options.path, sectionFolder('blog', instance), posts),
    ),
    ...pagesSets.map(({options, instance, pages}) =>
      section(options.path, sectionFolder('pages', instance), pages),
    ),
  ];
}
