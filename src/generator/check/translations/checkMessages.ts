import {existsSync} from 'node:fs';
import path from 'node:path';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Site} from '../../config/Site.ts';
import type {Content} from '../../content/Content.ts';
import {readText} from '../../files/readText.ts';
import {findCodeMessages, listSources} from '../../locales/findCodeMessages.ts';
import {type MessageFile, siteMessages} from '../../locales/siteMessages.ts';
import {readTranslations, SITE_FILES} from '../../locales/translationFiles.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {shortList} from './shortList.ts';
import {countOf} from '../../shared/text/countOf.ts';

/**
 * Compares each language's translation files with the messages that the site uses.
 *
 * @param findsUnused Whether to report those that it does not use.
 */
export async function checkMessages(
  {siteDir, config}: Site,
  {docsSets}: Content,
  locales: readonly {locale: string; folder: string}[],
  findsUnused: boolean,
): Promise<Problem[]> {
  const {messages} = await findCodeMessages(siteDir, config);
  const asked = siteMessages(config, docsSets, messages);
  // Markdown may use messages too, and code may compute ids, so any id that occurs in a source counts as used.
  const files = await listSources(siteDir, config, /\.(?:mdx?|[jt]sx?)$/);
  // What cannot be read is reported where it is loaded.
  const sources = files.map((file) => readText(path.join(siteDir, file)) ?? '').join('\n');
  return locales.flatMap(({locale, folder}) => {
    const files = asked.map((one) => ({...one, file: `${folder}/${one.file}`}));
    const found = files.flatMap((one) => checkFile(siteDir, one, {locale, sources, findsUnused}));
    return [...missingFiles(siteDir, files, locale), ...found];
  });
}

/** The files of a language that do not exist, in one problem. */
function missingFiles(siteDir: string, files: readonly MessageFile[], locale: string): Problem[] {
  const missing = files.filter(
    ({file, messages}) => Object.keys(messages).length > 0 && !existsSync(path.join(siteDir, file)),
  );
  const count = missing.reduce((sum, {messages}) => sum + Object.keys(messages).length, 0);
  const names = missing.map(({file}) => file);
  return finding('missing-translation', names, {
    message: `The language \`${locale}\` lacks ${shortList(names, 'file')} with ${countOf(count, 'message')}.`,
    hint: addHint(locale),
  });
}

function addHint(locale: string): string {
  return `\`npx valkyr-docs translations --locale ${locale}\` adds what is missing, with the text of the default language.`;
}

function checkFile(
  siteDir: string,
  {file, messages, ids}: MessageFile,
  {locale, sources, findsUnused}: {locale: string; sources: string; findsUnused: boolean},
): Problem[] {
  const {written, exists, problems} = readTranslations(siteDir, file);
  if (problems.length > 0 || !exists) return problems;
  const missing = Object.keys(messages).filter((id) => !Object.hasOwn(written, id));
  const empty = Object.entries(messages)
    .filter(([id, {message}]) => message.trim() !== '' && written[id]?.message.trim() === '')
    .map(([id]) => id);
  const isCode = file.endsWith(`/${SITE_FILES.code}`);
  const unused = Object.keys(written).filter(
    (id) => !ids.has(id) && !(isCode && (THEME_RE.test(id) || sources.includes(id))),
  );
  return [
    ...finding('missing-translation', missing, {
      file,
      message: `\`${file}\` lacks ${shortList(missing, 'message')}.`,
      hint: addHint(locale),
    }),
    ...finding('missing-translation', empty, {
      file,
      message: `\`${file}\` has no text for ${shortList(empty, 'message')}, so readers see nothing there.`,
      hint: 'Translate it, or delete the entry: without one, readers see the text of the default language.',
    }),
    ...finding('unused-translation', findsUnused ? unused : [], {
      file,
      message: `Nothing uses ${shortList(unused, 'message')} of \`${file}\`.`,
      hint: 'The text, and with it its id, may have changed: give the translation the new id, or delete it.',
    }),
  ];
}

/** The theme has more messages than a site shows, and Docusaurus has others. */
const THEME_RE = /^(?:theme|dialogs|composer|build)\./;

function finding(
  rule: RuleName,
  ids: readonly string[],
  problem: {file?: string; message: string; hint: string},
): Problem[] {
  return ids.length === 0 ? [] : [{severity: 'warning', rule, ...problem}];
}
