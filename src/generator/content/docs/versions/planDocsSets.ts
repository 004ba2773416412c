import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigSource} from '../../../config/Site.ts';
import type {DocsConfig, SiteConfig} from '../../../config/SiteConfig.ts';
import {nearestImport} from '../../../problems/nearestImport.ts';
import type {Problem} from '../../../shared/problems/Problem.ts';
import {docsSetKey} from '../../../shared/page/sidebarId.ts';
import {listNames} from '../../../shared/text/listNames.ts';
import type {DocsSetPlan} from '../../Content.ts';
import {resolveVersions, type VersionPlan} from './resolveVersions.ts';
import {CURRENT_VERSION, translationsName, versionFiles} from '../versionPlaces.ts';
import {readVersionNames, type VersionNames} from './versionNames.ts';

export interface PlannedDocs {
  plans: DocsSetPlan[];
  /** Files that were read, relative to the site folder. */
  files: string[];
  problems: Problem[];
}

/**
 * Determines which docs a site has: every version of every instance, see `resolveVersions`.
 *
 * @param source Where the configuration was read; if given, mistakes in it are reported.
 */
export function planDocsSets(
  siteDir: string,
  {docs, locale}: SiteConfig,
  source?: ConfigSource,
): PlannedDocs {
  const instances = docs.map((options) => planInstance(siteDir, options, source));
  const plans = instances.flatMap((instance) => instance.plans);
  return {
    plans: plans.map((plan) => ({
      ...plan,
      key: plans.length === 1 ? '' : docsSetKey({instance: plan.instance, name: plan.version.name}),
      locale,
    })),
    files: instances.flatMap(({files}) => files),
    problems: instances.flatMap(({problems}) => problems),
  };
}

function planInstance(
  siteDir: string,
  options: DocsConfig,
  source: ConfigSource | undefined,
): {plans: VersionPlan[]; files: string[]; problems: Problem[]} {
  const written = readVersionNames(siteDir, options.id);
  const {plans, mistakes} = resolveVersions(options, written.names);
  // If the versions file is invalid, it is unknown which versions are missing.
  const known = written.problems.length === 0 ? mistakes : [];
  const located = known.map(
    ({key, message, hint}): Problem => ({
      severity: 'error',
      file: source?.configFile,
      ...source?.locateConfig(key),
      message,
      hint,
    }),
  );
  return {
    plans: plans.map((plan) => withTranslation(withExistingSidebars(siteDir, plan), options)),
    files: written.exists ? [written.file] : [],
    problems: [
      ...written.problems,
      ...(source ? located : []),
      ...missingFolders(siteDir, plans, written),
      ...unlistedVersions(siteDir, options.id, written),
    ],
  };
}

/** A version without sidebars has no sidebars file; if its folder is missing, the file would be wrong in each line. */
function withExistingSidebars(siteDir: string, plan: VersionPlan): VersionPlan {
  const {path: folder, sidebarPath} = plan.options;
  if (plan.version.name === CURRENT_VERSION || !sidebarPath) return plan;
  const isThere = (place: string): boolean => existsSync(path.join(siteDir, place));
  if (isThere(sidebarPath) && isThere(folder)) return plan;
  return {...plan, options: {...plan.options, sidebarPath: false}};
}

/** The translations of a version are next to those of the others. */
function withTranslation(plan: VersionPlan, {translated}: DocsConfig): VersionPlan {
  if (translated === undefined) return plan;
  const folder = `${translated}/${translationsName(plan.version.name)}`;
  return {...plan, options: {...plan.options, translated: folder}};
}

function missingFolders(
  siteDir: string,
  plans: readonly VersionPlan[],
  {file, names, locate}: VersionNames,
): Problem[] {
  // A site without docs needn't disable them.
  if (names.length === 0) return [];
  return plans.flatMap(({version: {name}, options: {path: folder}}): Problem[] => {
    const absolute = path.join(siteDir, folder);
    if (existsSync(absolute)) return [];
    const near = nearestImport(folder, absolute);
    const isOther = plans.some(({options}) => options.path === near);
    const isCurrent = name === CURRENT_VERSION && !names.includes(name);
    const remedy = isCurrent
      ? 'Create it, or set `includeCurrentVersion` to `false`.'
      : 'Create it, or remove the version from the list.';
    return [
      {
        severity: 'error',
        file,
        ...(isCurrent ? {} : locate([names.indexOf(name)])),
        message: `The folder \`${folder}\` of the version \`${name}\` does not exist.`,
        hint: near && !isOther ? `Did you mean \`${near}\`?` : remedy,
      },
    ];
  });
}

/** What is left of versions that were removed from the list: no page is made of it. */
function unlistedVersions(
  siteDir: string,
  instance: string,
  {file, exists, names, problems}: VersionNames,
): Problem[] {
  // It is unknown which versions an invalid file lists.
  if (problems.length > 0) return [];
  const left = versionFiles(siteDir, instance).filter(({version}) => !names.includes(version));
  if (left.length === 0) return [];
  const list = listNames(left.map((one) => one.file));
  return [
    {
      severity: 'warning',
      ...(exists && {file}),
      message: `\`${file}\` ${exists ? 'does not list the version of' : 'does not exist, so there is no version of'} ${list}.`,
      hint: 'Remove what is no longer published, or list the version.',
    },
  ];
}
