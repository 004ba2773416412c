import path from 'node:path';
import {readSite} from '../../config/readSite.ts';
import type {SiteLocale} from '../../config/resolveLocales.ts';
import type {ConfigDialect} from '../../config/ConfigDialect.ts';
import {writeInFolder} from '../../files/folders/writeInFolder.ts';
import {findCodeMessages} from '../../locales/findCodeMessages.ts';
import {mergeTranslations} from '../../locales/mergeTranslations.ts';
import {missingThemeMessages, siteMessages} from '../../locales/siteMessages.ts';
import {readTranslations, SITE_FILES} from '../../locales/translationFiles.ts';
import {loadSite} from '../../pipeline/loadSite.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';

export interface TranslationsRequest {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** See `loadSiteConfig`. */
  dialect?: ConfigDialect;
  /** The language whose files are written; defaults to all except the default language. */
  locale?: string | undefined;
}

/** The result for one translation file. */
export interface TranslationFileCount {
  /** Relative to the site folder. */
  file: string;
  added: number;
  /** Number of messages that it now contains. */
  messages: number;
}

export interface TranslationsResult {
  ok: boolean;
  /** Why nothing could be done. */
  mistake?: string;
  files: TranslationFileCount[];
  problems: Problem[];
}

/**
 * Adds untranslated messages to Docusaurus' translation files, with the text of the default language: those of navbar,
 * footer, sidebars, blogs and components, and the theme's if it does not include the language. Existing entries are not
 * changed. Files with mistakes are left unchanged; a mistake in the site leaves all of them unchanged.
 */
export async function addTranslations(request: TranslationsRequest): Promise<TranslationsResult> {
  const {siteDir, locale} = request;
  const {site, source, problems: configProblems} = await readSite(siteDir, request.dialect);
  if (!site || !source) return {ok: false, files: [], problems: configProblems};
  const locales = chooseLocales(site.config, locale);
  if (typeof locales === 'string') return {ok: false, mistake: locales, files: [], problems: []};
  const {content, problems: contentProblems} = await loadSite(siteDir, site.config, {configSource: source});
  const code = await findCodeMessages(siteDir, site.config);
  const problems = [...[...configProblems, ...contentProblems].filter(isError), ...code.problems];
  if (hasErrors(problems)) return {ok: false, files: [], problems};
  const asked = siteMessages(site.config, content.docsSets, code.messages);
  const files: TranslationFileCount[] = [];
  for (const {locale: name, folder} of locales) {
    for (const {file, messages} of asked) {
      const all = file === SITE_FILES.code ? {...missingThemeMessages(name), ...messages} : messages;
      const written = addMessages(siteDir, `${folder}/${file}`, all);
      problems.push(...written.problems);
      if (written.messages > 0) files.push(written);
    }
  }
  return {ok: !hasErrors(problems), files, problems};
}

/** Warnings are left to checks and builds of the site. */
function isError({severity}: Problem): boolean {
  return severity === 'error';
}

/** The languages whose files are written, or why there are none. */
function chooseLocales(
  {locales, defaultLocale, locale}: {locales?: SiteLocale[]; defaultLocale?: string; locale: string},
  only: string | undefined,
): SiteLocale[] | string {
  if (!locales) return `The site has one language, \`${locale}\`: add others to \`i18n.locales\`.`;
  const chosen = locales.filter((one) => ((only ?? defaultLocale) === one.locale) === (only !== undefined));
  if (chosen.length === 0) {
    const known = locales.map((one) => `\`${one.locale}\``).join(', ');
    return `The site has no language \`${only}\`. It has ${known}: add it to \`i18n.locales\`, or choose one of these.`;
  }
  const translated = chosen.filter(({folder}) => folder !== undefined);
  if (translated.length > 0) return translated;
  return `Nothing is translated into ${chosen.map((one) => `\`${one.locale}\``).join(', ')}: \`translate\` is \`false\` in \`i18n.localeConfigs\`.`;
}

function addMessages(
  siteDir: string,
  file: string,
  asked: Parameters<typeof mergeTranslations>[1],
): TranslationFileCount & {problems: Problem[]} {
  const {written, problems} = readTranslations(siteDir, file);
  const {text, added} = mergeTranslations(written, asked);
  const isWritten = added > 0 && problems.length === 0;
  if (isWritten) writeInFolder(path.join(siteDir, file), text);
  const before = Object.keys(written).length;
  return {file, added: isWritten ? added : 0, messages: before + (isWritten ? added : 0), problems};
}
