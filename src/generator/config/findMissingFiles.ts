import {existsSync} from 'node:fs';
import {join} from 'node:path';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {SiteConfig} from './SiteConfig.ts';

/** What a configuration names and the site does not have. */
export interface MissingFiles {
  problems: Problem[];
  /** Absolute paths: one that is made later changes what the configuration is worth. */
  files: string[];
}

/**
 * Finds style sheets and content folders that a configuration names and that do not exist. A default folder may be
 * missing: a site need not have docs, a blog and pages.
 *
 * Takes the configuration as it is written, as it was resolved, the site folder, and how the file reports.
 */
export function findMissingFiles(
  written: unknown,
  config: SiteConfig,
  siteDir: string,
  {file, locate}: {file: string; locate(path: KeyPath, where: 'key' | 'value'): Position | undefined},
): MissingFiles {
  const missing = namedFiles(written, config).filter(({path}) => !existsSync(join(siteDir, path)));
  return {
    files: missing.map(({path}) => join(siteDir, path)),
    problems: missing.map(({noun, path, key}) => {
      const near = nearestImport(path, join(siteDir, path));
      return {
        severity: 'error',
        file,
        ...locate(key, 'value'),
        message: `The ${noun} \`${path}\` does not exist.`,
        hint: near ? `Did you mean \`${near}\`?` : 'Make it, correct the path, or remove the option.',
      };
    }),
  };
}

interface NamedFile {
  noun: string;
  /** Relative to the site folder. */
  path: string;
  key: KeyPath;
}

function namedFiles(written: unknown, config: SiteConfig): NamedFile[] {
  const css = placeOf(written, ['customCss'], ['theme', 'customCss']);
  const isList = css !== undefined && Array.isArray(valueAt(written, css));
  const styles = config.customCss.map((path, index) => ({
    noun: 'style sheet',
    path,
    key: isList ? [...css, index] : (css ?? []),
  }));
  const folders = (['docs', 'blog', 'pages'] as const).flatMap((part): NamedFile[] => {
    const options = config[part];
    const place = placeOf(written, [part], [part]);
    if (!options || place === undefined) return [];
    // All docs may be pages of the reference.
    if (part === 'docs' && config.openapi.length > 0) return [];
    const key = [...place, 'path'];
    return valueAt(written, key) === undefined ? [] : [{noun: `${part} folder`, path: options.path, key}];
  });
  return [...styles, ...folders];
}

/** Where an option is written: at the top level, or among the options of the preset. */
function placeOf(written: unknown, top: KeyPath, inPreset: KeyPath): KeyPath | undefined {
  const presets = valueAt(written, ['presets']);
  const count = Array.isArray(presets) ? presets.length : 0;
  const places = Array.from({length: count}, (_, index) => ['presets', index, 1, ...inPreset]);
  return [top, ...places].find((place) => valueAt(written, place) !== undefined);
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}
