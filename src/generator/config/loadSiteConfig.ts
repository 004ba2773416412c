import {access, readFile} from 'node:fs/promises';
import {basename, join} from 'node:path';
import {checkSchema} from '../problems/checkSchema.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {formatKeyPath} from '../problems/schemaProblems.ts';
import {CONFIG_FILES} from './configFiles.ts';
import {findMissingFiles} from './findMissingFiles.ts';
import {findUnsupported} from './findUnsupported.ts';
import {findUnsupportedFiles} from './findUnsupportedFiles.ts';
import {loadModule} from './loadModule.ts';
import {locateInModule} from './locateInModule.ts';
import {resolveSiteConfig} from './resolveSiteConfig.ts';
import type {SiteConfig} from './SiteConfig.ts';
import {classicPreset, siteConfigSchema} from './siteConfigSchema.ts';

/**
 * Loads and checks the configuration of a site.
 *
 * Takes the absolute path of the site folder. Returns the configuration with every default, the problems,
 * the files to watch, the configuration file first, and where its keys stand. `config` is absent if there is an error among the problems.
 */
export async function loadSiteConfig(
  siteDir: string,
): Promise<{config?: SiteConfig; problems: Problem[]; files: string[]; locate?: Check['locate']}> {
  const file = await findConfigFile(siteDir);
  if (file === undefined) return {problems: [noConfigFile()], files: []};
  const loaded = await loadModule(file, siteDir);
  if ('problem' in loaded) return {problems: [loaded.problem], files: loaded.files};

  const source = await readFile(file, 'utf8');
  const check = {file: basename(file), locate: locateInModule(source)};
  const {value, foreign} = withoutForeignPresets(loaded.value);
  const unused = [...foreign, ...findUnsupported(siteConfigSchema, value)];
  const {value: parsed, problems} = checkSchema(siteConfigSchema, value, {
    ...check,
    what: 'site configuration',
  });
  const resolved = parsed && resolveSiteConfig(parsed, siteDir);
  const missing = resolved ? findMissingFiles(value, resolved, siteDir, check) : {problems: [], files: []};
  const warnings = [
    ...unsupportedWarning(unused, check),
    ...doubledWarnings(value, check),
    ...findUnsupportedFiles(siteDir),
  ];
  return {
    config: missing.problems.length > 0 ? undefined : resolved,
    problems: [...problems, ...missing.problems, ...warnings],
    files: [...loaded.files, ...missing.files],
    locate: check.locate,
  };
}

interface Check {
  file: string;
  locate(path: KeyPath, where: 'key' | 'value'): Position | undefined;
}

async function findConfigFile(siteDir: string): Promise<string | undefined> {
  for (const name of CONFIG_FILES) {
    const file = join(siteDir, name);
    const exists = await access(file).then(
      () => true,
      () => false,
    );
    if (exists) return file;
  }
  return undefined;
}

function noConfigFile(): Problem {
  return {
    severity: 'error',
    message: 'There is no `site.config.ts` in the site folder.',
    hint: [
      'Make one that holds the title and the address of the site:',
      '',
      "export default {title: 'My site',",
      "  url: 'https://docs.example.com',",
      '};',
    ].join('\n'),
  };
}

/** Other presets than the classic one cannot be checked; they are taken out and reported as not supported. */
function withoutForeignPresets(value: unknown): {value: unknown; foreign: KeyPath[]} {
  if (!hasPresets(value)) return {value, foreign: []};
  const foreign = value.presets.flatMap((preset, index) => {
    const name: unknown = Array.isArray(preset) ? preset[0] : preset;
    return typeof name === 'string' && !classicPreset.safeParse(name).success ? [index] : [];
  });
  const presets = value.presets.map((preset, index) => (foreign.includes(index) ? null : preset));
  return {value: {...value, presets}, foreign: foreign.map((index) => ['presets', index])};
}

function hasPresets(value: unknown): value is {presets: unknown[]} {
  return typeof value === 'object' && value !== null && 'presets' in value && Array.isArray(value.presets);
}

function unsupportedWarning(paths: readonly KeyPath[], {file, locate}: Check): Problem[] {
  const [first] = paths;
  if (first === undefined) return [];
  const names = paths.map((path) => `\`${formatKeyPath(path).replace(/^presets\[\d+\]\[1\]\./, '')}\``);
  return [
    {
      severity: 'warning',
      file,
      ...locate(first, 'key'),
      message:
        names.length === 1
          ? `The Docusaurus option ${names[0]} is not supported here.`
          : `These Docusaurus options are not supported here: ${names.join(', ')}.`,
      hint: 'The site is built without; remove what you do not need to silence this warning.',
    },
  ];
}

function doubledWarnings(value: unknown, {file, locate}: Check): Problem[] {
  if (!hasPresets(value)) return [];
  return value.presets.flatMap((preset, index) => {
    const options: unknown = Array.isArray(preset) ? preset[1] : undefined;
    if (typeof options !== 'object' || options === null) return [];
    return ['docs', 'blog', 'pages', 'sitemap']
      .filter((key) => key in options && key in value)
      .map((key): Problem => {
        const place = locate(['presets', index, 1, key], 'key');
        const hint = 'The one at the top level counts; move what you need there and remove this one.';
        return {severity: 'warning', file, ...place, message: `\`${key}\` is configured twice.`, hint};
      });
  });
}
