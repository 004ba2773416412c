import {existsSync} from 'node:fs';
import path from 'node:path';
import {isFolder} from '../files/folders/isFolder.ts';
import {isFile} from '../files/isFile.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import {linkProblem} from '../problems/linkProblem.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ConfigFile} from './ConfigDialect.ts';
import type {SiteConfig} from './SiteConfig.ts';
import {didYouMean} from '../shared/text/didYouMean.ts';
import {siteFileOf} from '../shared/address/siteKey.ts';
import {valueAtPath} from '../shared/problems/valueAtPath.ts';

/** Files and folders that a configuration names and the site doesn't have as such. */
export interface MissingFiles {
  problems: Problem[];
  /** The top-level options that name them. */
  options: string[];
  /** Absolute paths to watch: creating or replacing one of them changes the result. */
  files: string[];
}

/**
 * Finds style sheets, content and static folders that a configuration names and that do not exist or are something else. A
 * default folder may be missing: a site need not have docs, a blog and pages.
 *
 * @param written The configuration before defaults.
 * @param config The same with them.
 * @param siteDir Absolute path of the site folder.
 */
export function findMissingFiles(
  written: unknown,
  config: SiteConfig,
  siteDir: string,
  {file, locate}: ConfigFile,
): MissingFiles {
  const named = namedFiles(written, config);
  const missing = named.filter((one) => isMissing(one, siteDir));
  const found = named.filter((one) => missing.includes(one) || isOtherKind(one, siteDir));
  return {
    options: found.flatMap(({key, isOptional}) => (isOptional ? [] : [String(key[0])])),
    files: found.map(({name}) => path.join(siteDir, name)),
    problems: found.map((one) => {
      const {name, key, isOptional} = one;
      const broken = linkProblem(siteDir, path.join(siteDir, name));
      if (broken) return broken;
      const isAbsent = missing.includes(one);
      return {
        severity: isOptional && isAbsent ? 'warning' : 'error',
        file,
        ...locate(key, 'value'),
        ...(isAbsent ? explainMissing(one, siteDir, valueAtPath(written, key)) : explainOtherKind(one)),
      };
    }),
  };
}

type Explanation = Pick<Problem, 'message' | 'hint'>;

/** A folder whose pages may all come from elsewhere is missing only if another one was probably meant. */
function isMissing(one: NamedFile, siteDir: string): boolean {
  if (existsSync(path.join(siteDir, one.name))) return false;
  return !one.mayBeAbsent || nearestTo(one, siteDir) !== undefined;
}

function nearestTo({name, instead}: NamedFile, siteDir: string): string | undefined {
  const near = nearestImport(name, path.join(siteDir, name));
  if (near !== undefined || instead === undefined) return near;
  return isFolder(path.join(siteDir, instead)) ? instead : undefined;
}

function explainMissing(one: NamedFile, siteDir: string, value: unknown): Explanation {
  const {noun, name} = one;
  // An address instead of a path, of another site or of this one.
  const isAddress = (text: string) =>
    /^https?:\/\//.test(text) || (text.startsWith('/') && name.startsWith('../'));
  if (typeof value === 'string' && noun === STYLE_SHEET && isAddress(value))
    return {
      message: `The ${noun} \`${value}\` is not a file of the site folder.`,
      hint: 'Write its path, such as `src/css/site.css`; `stylesheets` takes addresses.',
    };
  const near = nearestTo(one, siteDir);
  const message = `The ${noun} \`${name}\` does not exist.`;
  return {
    message,
    hint: near ? didYouMean(near, message) : 'Make it, correct the path, or remove the option.',
  };
}

/** Whether a file is where the option needs a folder, or the reverse. */
function isOtherKind({name, needs}: NamedFile, siteDir: string): boolean {
  const place = path.join(siteDir, name);
  return (needs === 'file' && isFolder(place)) || (needs === 'folder' && isFile(place));
}

function explainOtherKind({noun, name, needs}: NamedFile): Explanation {
  return needs === 'file'
    ? {message: `The ${noun} \`${name}\` is a folder.`, hint: 'Name a file in it.'}
    : {message: `The ${noun} \`${name}\` is a file.`, hint: 'Name the folder that it is in.'};
}

const STYLE_SHEET = 'style sheet';

interface NamedFile {
  noun: string;
  /** Relative to the site folder. */
  name: string;
  key: KeyPath;
  /** What it must be; absent for content folders, where listing them reports the rest. */
  needs?: 'file' | 'folder';
  /** Whether the site can be built without it. */
  isOptional?: true;
  /** Whether what it is to hold may come from elsewhere. */
  mayBeAbsent?: boolean;
  /** The folder that is used without the option, if no other option names it. */
  instead?: string;
}

function namedFiles(written: unknown, config: SiteConfig): NamedFile[] {
  const isList = Array.isArray(valueAtPath(written, ['customCss']));
  const styles = config.customCss.map((name, index) => ({
    noun: STYLE_SHEET,
    name,
    key: isList ? ['customCss', index] : ['customCss'],
    needs: 'file' as const,
  }));
  const modules = (config.clientModules ?? []).flatMap((module, index): NamedFile[] => {
    const name = siteFileOf(module);
    // Without an extension, it may be one of several files.
    return name !== undefined && /\.\w+$/.test(name)
      ? [{noun: 'client module', name, key: ['clientModules', index], needs: 'file'}]
      : [];
  });
  const folders = (['docs', 'blog', 'pages'] as const).flatMap((part) =>
    config[part].flatMap((options): NamedFile[] => {
      const key = [...options.at, 'path'];
      if (valueAtPath(written, key) === undefined) return [];
      // All docs may be versions, or reference pages.
      const isOfDocs = 'includeCurrentVersion' in options;
      if (isOfDocs && !options.includeCurrentVersion) return [];
      const mayBeAbsent = isOfDocs && config.openapi.length > 0;
      const isFree = mayBeAbsent && !config.docs.some((docs) => docs.path === part);
      return [{noun: `${part} folder`, name: options.path, key, mayBeAbsent, ...(isFree && {instead: part})}];
    }),
  );
  // Git does not keep an empty folder, and the default one may be written out.
  const statics = config.staticDirectories.flatMap((name, index): NamedFile[] =>
    valueAtPath(written, ['staticDirectories']) === undefined || name === 'static'
      ? []
      : [{noun: 'static folder', name, key: ['staticDirectories', index], needs: 'folder', isOptional: true}],
  );
  return [...styles, ...modules, ...folders, ...statics];
}
