import {existsSync} from 'node:fs';
import path from 'node:path';
import type {KeyPath} from '../shared/problems/Position.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ConfigFile} from './ConfigDialect.ts';
import type {SiteConfig} from './SiteConfig.ts';
import {siteFileOf} from '../shared/address/siteKey.ts';
import {valueAtPath} from '../shared/problems/valueAtPath.ts';

/** A file that a configuration names and the site doesn't have. */
export interface MissingFiles {
  problems: Problem[];
  /** The top-level options that name them. */
  options: string[];
  /** Absolute paths to watch: creating one of them changes the result. */
  files: string[];
}

/**
 * Finds style sheets, content and static folders that a configuration names and that do not exist. A default folder may be
 * missing: a site need not have docs, a blog and pages.
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
  const missing = namedFiles(written, config).filter(({name}) => !existsSync(path.join(siteDir, name)));
  return {
    options: missing.flatMap(({key, isOptional}) => (isOptional ? [] : [String(key[0])])),
    files: missing.map(({name}) => path.join(siteDir, name)),
    problems: missing.map(({noun, name, key, isOptional}) => {
      const near = nearestImport(name, path.join(siteDir, name));
      return {
        severity: isOptional ? 'warning' : 'error',
        file,
        ...locate(key, 'value'),
        message: `The ${noun} \`${name}\` does not exist.`,
        hint: near ? `Did you mean \`${near}\`?` : 'Make it, correct the path, or remove the option.',
      };
    }),
  };
}

interface NamedFile {
  noun: string;
  /** Relative to the site folder. */
  name: string;
  key: KeyPath;
  /** Whether the site can be built without it. */
  isOptional?: true;
}

function namedFiles(written: unknown, config: SiteConfig): NamedFile[] {
  const isList = Array.isArray(valueAtPath(written, ['customCss']));
  const styles = config.customCss.map((name, index) => ({
    noun: 'style sheet',
    name,
    key: isList ? ['customCss', index] : ['customCss'],
  }));
  const modules = (config.clientModules ?? []).flatMap((module, index): NamedFile[] => {
    const name = siteFileOf(module);
    // Without an extension, it may be one of several files.
    return name !== undefined && /\.\w+$/.test(name)
      ? [{noun: 'client module', name, key: ['clientModules', index]}]
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
      : [{noun: 'static folder', name, key: ['staticDirectories', index], isOptional: true}],
  );
  return [...styles, ...modules, ...folders, ...statics];
}
