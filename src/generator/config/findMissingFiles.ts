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
  const missing = named.filter(({name}) => !existsSync(path.join(siteDir, name)));
  const found = named.filter((one) => missing.includes(one) || isOtherKind(one, siteDir));
  return {
    options: found.flatMap(({key, isOptional}) => (isOptional ? [] : [String(key[0])])),
    files: found.map(({name}) => path.join(siteDir, name)),
    problems: found.map((one) => {
      const {name, key, isOptional} = one;
      const broken = linkProblem(siteDir, path.join(siteDir, name));
      if (broken) return broken;
      const isMissing = missing.includes(one);
      return {
        severity: isOptional && isMissing ? 'warning' : 'error',
        file,
        ...locate(key, 'value'),
        ...(isMissing ? explainMissing(one, siteDir) : explainOtherKind(one)),
      };
    }),
  };
}

type Explanation = Pick<Problem, 'message' | 'hint'>;

function explainMissing({noun, name}: NamedFile, siteDir: string): Explanation {
  const near = nearestImport(name, path.join(siteDir, name));
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

interface NamedFile {
  noun: string;
  /** Relative to the site folder. */
  name: string;
  key: KeyPath;
  /** What it must be; absent for content folders, where listing them reports the rest. */
  needs?: 'file' | 'folder';
  /** Whether the site can be built without it. */
  isOptional?: true;
}

function namedFiles(written: unknown, config: SiteConfig): NamedFile[] {
  const isList = Array.isArray(valueAtPath(written, ['customCss']));
  const styles = config.customCss.map((name, index) => ({
    noun: 'style sheet',
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
      // All docs may be reference pages, or versions.
      if ('includeCurrentVersion' in options && (config.openapi.length > 0 || !options.includeCurrentVersion))
        return [];
      return [{noun: `${part} folder`, name: options.path, key}];
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
