import {existsSync, readFileSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {slug} from 'github-slugger';
import {CONFIG_FILES} from '../../config/configFiles.ts';
import type {NewFile} from '../Scaffold.ts';
import {joinPackage} from './joinPackage.ts';
import {type NewSiteAnswers, newSite} from './newSite.ts';

export interface InitRequest {
  /** Absolute path of the site's folder, which need not exist. */
  siteDir: string;
  generator: {name: string; range: string};
  /** ISO date. */
  today: string;
}

/** The state of a folder before a site is created in it. */
export type InitFolder =
  | {type: 'free'}
  /** There is a configuration already; Docusaurus configurations work unchanged. */
  | {type: 'site'; configFile: string; isDocusaurus: boolean};

export type InitResult =
  | {ok: true; written: string[]; changed: string[]; scripts: string[]}
  | {ok: false; reason: string; hint: string};

/** Determines the state of the folder in which a site is to be created. */
export function readInitFolder(siteDir: string): InitFolder {
  const configFile = CONFIG_FILES.find((name) => existsSync(path.join(siteDir, name)));
  if (configFile === undefined) return {type: 'free'};
  return {type: 'site', configFile, isDocusaurus: configFile.startsWith('docusaurus.')};
}

/** Creates a new site. Existing files are never replaced: if one is in the way, nothing is written. */
export async function initSite(request: InitRequest, answers: NewSiteAnswers): Promise<InitResult> {
  const packageName = slug(path.basename(request.siteDir)) || 'docs';
  const isThere = ({file}: Pick<NewFile, 'file'>): boolean => existsSync(path.join(request.siteDir, file));
  const isJoined = isThere({file: 'package.json'});
  const files = newSite(answers, {...request, packageName, isJoined});
  const extendable = ['package.json', '.gitignore'];
  const inTheWay = files.filter((file) => isThere(file) && !extendable.includes(file.file));
  if (inTheWay.length > 0) {
    const names = inTheWay.map(({file}) => `\`${file}\``).join(', ');
    return {
      ok: false,
      reason: `${names} ${inTheWay.length === 1 ? 'exists' : 'exist'} already; nothing was written.`,
      hint: 'Choose an empty or new folder, for example `valkyr-docs init website`.',
    };
  }
  const fresh = files.filter((file) => !isThere(file));
  const joined = isJoined ? await addScripts(request, answers.typescript) : undefined;
  if (joined && !joined.ok) return joined;
  await Promise.all(fresh.map((file) => write(request.siteDir, file)));
  const ignored = files.find(({file}) => file === '.gitignore');
  const hasIgnored = ignored && !fresh.includes(ignored) && (await ignoreMore(request.siteDir, ignored.text));
  return {
    ok: true,
    written: fresh.map(({file}) => file),
    changed: [...(joined?.changed ?? []), ...(hasIgnored ? ['.gitignore'] : [])],
    scripts: joined?.scripts ?? [],
  };
}

/**
 * Adds the generator and its scripts to the existing package; everything else is left unchanged.
 *
 * @param typescript See `joinPackage`.
 */
export async function addScripts({siteDir, generator}: InitRequest, typescript = false): Promise<InitResult> {
  const file = path.join(siteDir, 'package.json');
  const isThere = existsSync(file);
  try {
    const {text, scripts} = joinPackage(isThere ? readFileSync(file, 'utf8') : '{}', generator, typescript);
    await writeFile(file, text);
    const names = ['package.json'];
    return {ok: true, written: isThere ? [] : names, changed: isThere ? names : [], scripts};
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      ok: false,
      reason: `package.json is not valid JSON: ${error.message}; nothing was written.`,
      hint: 'Fix it, then run the command again.',
    };
  }
}

async function write(siteDir: string, {file, text}: NewFile): Promise<void> {
  const target = path.join(siteDir, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, text, {flag: 'wx'});
}

/** Adds missing lines to a `.gitignore`. */
async function ignoreMore(siteDir: string, wanted: string): Promise<boolean> {
  const file = path.join(siteDir, '.gitignore');
  const text = readFileSync(file, 'utf8');
  const known = new Set(text.split(/\r?\n/).map((line) => line.replaceAll('/', '').trim()));
  const missing = wanted.split('\n').filter((line) => line !== '' && !known.has(line.replaceAll('/', '')));
  if (missing.length === 0) return false;
  await writeFile(file, `${text.replace(/\n?$/, '\n')}${missing.join('\n')}\n`);
  return true;
}
