import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import {isMarkdownFile} from '../../config/contentFormat.ts';
import type {ConfigDialect} from '../../config/ConfigDialect.ts';
import {loadSiteConfig} from '../../config/loadSiteConfig.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {loadModule} from '../../config/module/loadModule.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {versionPlaces, versionsFile} from '../../content/docs/versionPlaces.ts';
import {versionNameMistake} from '../../content/docs/versionNameMistake.ts';
import {
  loadSidebarsFile,
  type SidebarsFiles,
  sidebarsFiles,
} from '../../content/sidebars/loadSidebarsFile.ts';
import {listFolder} from '../../files/folders/listFolder.ts';
import {linkRoots} from '../../files/folders/outsideLink.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {readDataFile} from '../../yaml/readDataFile.ts';
import type {Copy} from './Copy.ts';
import {findBreakingLinks} from './findBreakingLinks.ts';
import {translationCopies} from './translationCopies.ts';
import {type NewText, writeVersion} from './writeVersion.ts';

export interface VersionRequest {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** See `loadSiteConfig`. */
  dialect?: ConfigDialect;
  /** Name of the new version. */
  version: string;
  /** Docs instance; defaults to the default one. */
  instance?: string;
  /** Receives every path before it is created: what must be removed if the command is stopped. Empty at the end. */
  made: string[];
}

export type VersionResult =
  | {ok: true; written: string[]; problems: Problem[]}
  /** Nothing was written. */
  | {ok: false; mistake?: string; problems: Problem[]};

/**
 * Saves the current docs as a version: copies of their folder and its translations, the sidebars as data, and the name
 * at the start of the list of versions (Docusaurus: `docs:version`). The list is written last, so the version is added
 * either completely or not at all.
 *
 * @throws errors of the file system; whatever was created by then is removed
 */
export async function addVersion(request: VersionRequest): Promise<VersionResult> {
  const {siteDir, version, instance = DEFAULT_ID} = request;
  const mistake = versionNameMistake(version);
  if (mistake) return refuse(`The name of a version ${mistake}. Use a name such as \`1.0\` or \`2024-06\`.`);
  const {config, problems: configProblems} = await loadSiteConfig(siteDir, request.dialect);
  if (!config) return {ok: false, problems: configProblems};
  const options = docsOptions(config, instance);
  if (typeof options === 'string') return refuse(options);

  const {names, problems: listProblems} = readNames(siteDir, versionsFile(instance));
  if (!names) return {ok: false, problems: listProblems};
  const places = versionPlaces(instance, version);
  const copies = [
    {from: options.path, to: places.docs},
    ...translationCopies(siteDir, config, instance, version),
  ];
  const obstacle = await findObstacle(siteDir, version, names, [...copies, {from: '', to: places.sidebars}]);
  if (obstacle) return refuse(obstacle);
  const sidebars = await readSidebars(siteDir, sidebarsFiles(instance, options.sidebarPath));
  if (hasErrors(sidebars.problems)) return {ok: false, problems: sidebars.problems};

  const texts: NewText[] = [
    ...(sidebars.text === undefined ? [] : [{file: places.sidebars, text: sidebars.text}]),
    {file: versionsFile(instance), text: `${JSON.stringify([version, ...names], null, 2)}\n`},
  ];
  await writeVersion(siteDir, copies, texts, request.made);
  return {
    ok: true,
    written: [...copies.map(({to}) => to), ...texts.map(({file}) => file)],
    problems: await breakingLinks(siteDir, options.path, places.docs),
  };
}

function refuse(mistake: string): VersionResult {
  return {ok: false, mistake: `${mistake} Nothing was written.`, problems: []};
}

interface DocsOptions {
  path: string;
  sidebarPath?: string | false;
}

/** Options of a docs instance, or why there are none. */
function docsOptions({docs}: SiteConfig, instance: string): DocsOptions | string {
  const options = docs.find(({id}) => id === instance);
  if (options) return options;
  if (docs.length === 0) return 'The site has no docs: `docs` is `false` in its configuration.';
  const ids = docs.map(({id}) => id);
  const near = nearest(instance, ids);
  return `The site has no docs with the id \`${instance}\`: ${near ? `did you mean \`${near}\`?` : `it has ${ids.join(', ')}.`}`;
}

const namesSchema = z.array(z.string());

function readNames(siteDir: string, file: string): {names?: readonly string[]; problems: Problem[]} {
  const {data, exists, problems} = readDataFile(siteDir, file, namesSchema, 'list of versions');
  return exists ? {names: data, problems} : {names: [], problems};
}

/** Why a version cannot be created; undefined if it can. */
async function findObstacle(
  siteDir: string,
  version: string,
  names: readonly string[],
  copies: readonly Copy[],
): Promise<string | undefined> {
  if (names.includes(version)) return `The version \`${version}\` exists already.`;
  const [docs = {from: '', to: ''}] = copies;
  if (!existsSync(path.join(siteDir, docs.from))) return `The docs folder \`${docs.from}\` is missing.`;
  const {files} = await listFolder(path.join(siteDir, docs.from), linkRoots(siteDir, docs.from));
  if (!files.some(isMarkdownFile)) return `The docs folder \`${docs.from}\` contains no Markdown files.`;
  if (!path.posix.relative(docs.from, docs.to).startsWith('..')) {
    return `The docs folder \`${docs.from}\` would contain its own versions: move the docs to a separate folder and set \`path\`.`;
  }
  const taken = copies.find(({to}) => existsSync(path.join(siteDir, to)));
  if (!taken) return undefined;
  return `\`${taken.to}\` exists, but is not in the list of versions: remove it, or choose another name.`;
}

/**
 * The sidebars file as data, in the form in which it will be read for the version; no text for docs without a sidebar.
 */
async function readSidebars(
  siteDir: string,
  places: SidebarsFiles,
): Promise<{text?: string; problems: Problem[]}> {
  const {sidebars, file, problems} = await loadSidebarsFile(siteDir, places);
  if (hasErrors(problems) || !sidebars || sidebars.size === 0) return {problems};
  const value = file === undefined ? undefined : await loadModule(path.join(siteDir, file), siteDir);
  if (value && 'problem' in value) return {problems: [value.problem]};
  return {text: `${JSON.stringify(value?.value ?? Object.fromEntries(sidebars), null, 2)}\n`, problems};
}

/** References that resolve differently in the copies. */
async function breakingLinks(siteDir: string, docs: string, copy: string): Promise<Problem[]> {
  const {files} = await listFolder(path.join(siteDir, copy), linkRoots(siteDir, copy));
  const documents = files.filter(isMarkdownFile);
  const found = await mapConcurrent(documents, async (name) => {
    const text = await readFile(path.join(siteDir, copy, name), 'utf8');
    return findBreakingLinks({text, name, docs, copy});
  });
  return found.flat();
}
