import type {DocsConfig} from '../../../config/SiteConfig.ts';
import type {KeyPath} from '../../../shared/problems/Position.ts';
import {availableNames} from '../../availableNames.ts';
import type {DocsSetPlan, DocsVersion} from '../../Content.ts';
import {CURRENT_VERSION, versionPlaces} from '../versionPlaces.ts';
import {ownValue} from '../../../shared/invariants/ownValue.ts';

/** A version, before the site's other versions are known. */
export type VersionPlan = Omit<DocsSetPlan, 'key' | 'locale'>;

/** A mistake in the options of versions. */
export interface VersionMistake {
  /** Where it is written in the configuration. */
  key: KeyPath;
  message: string;
  hint: string;
}

/**
 * Resolves the versions of a docs instance (Docusaurus docs: versioning): the docs folder first, then those of
 * `versions.json`, each with its folder, route and display options.
 *
 * @param written The names in `versions.json`, newest first.
 */
export function resolveVersions(
  options: DocsConfig,
  written: readonly string[],
): {plans: VersionPlan[]; mistakes: VersionMistake[]} {
  const {id, includeCurrentVersion, disableVersioning, onlyIncludeVersions, at} = options;
  const older = disableVersioning ? [] : written;
  const all = includeCurrentVersion && !older.includes(CURRENT_VERSION) ? [CURRENT_VERSION, ...older] : older;
  const mistakes = optionMistakes(options, all);
  const included = onlyIncludeVersions ? all.filter((name) => onlyIncludeVersions.includes(name)) : all;
  const lastName = lastVersionOf(options, included);
  const plans = included.map((name): VersionPlan => {
    const version = describeVersion(name, {options, names: included, lastName});
    return {instance: id, version, options: setOptions(name, options, version)};
  });
  if (all.length === 0) {
    mistakes.push({
      key: [...at, 'includeCurrentVersion'],
      message: `The docs \`${id}\` have no version: \`includeCurrentVersion\` leaves out the docs folder, and there are no others.`,
      hint: 'Remove the option, or set `docs` to `false` for a site without docs.',
    });
  }
  return {plans, mistakes: [...mistakes, ...pathMistakes(plans, options)]};
}

interface Surroundings {
  options: DocsConfig;
  names: readonly string[];
  lastName: string;
}

function describeVersion(name: string, {options, names, lastName}: Surroundings): DocsVersion {
  const own = ownValue(options.versions, name);
  const banner = own?.banner ?? defaultBanner(name, names, lastName);
  return {
    name,
    label: own?.label ?? (name === CURRENT_VERSION ? 'Next' : name),
    ...(banner !== 'none' && {banner}),
    badge: own?.badge ?? names.length !== 1,
    ...(own?.className !== undefined && {className: own.className}),
    noIndex: own?.noIndex ?? false,
    isLast: name === lastName,
  };
}

function defaultBanner(name: string, names: readonly string[], lastName: string) {
  if (name === lastName) return 'none';
  return names.indexOf(name) < names.indexOf(lastName) ? 'unreleased' : 'unmaintained';
}

function lastVersionOf({lastVersion}: DocsConfig, names: readonly string[]): string {
  if (lastVersion !== undefined && names.includes(lastVersion)) return lastVersion;
  return names.find((name) => name !== CURRENT_VERSION) ?? CURRENT_VERSION;
}

function setOptions(name: string, options: DocsConfig, {isLast}: DocsVersion): DocsSetPlan['options'] {
  const own = ownValue(options.versions, name)?.path;
  const part = own ?? (isLast ? '/' : name === CURRENT_VERSION ? 'next' : name);
  const routeBasePath = [options.routeBasePath, part].filter((one) => one !== '/').join('/') || '/';
  if (name === CURRENT_VERSION) return {...options, routeBasePath};
  const places = versionPlaces(options.id, name);
  return {
    ...options,
    routeBasePath,
    path: places.docs,
    sidebarPath: places.sidebars,
    ...(options.editCurrentVersion && {editPath: options.path}),
  };
}

/** Reports options that name a version that doesn't exist. */
function optionMistakes(options: DocsConfig, names: readonly string[]): VersionMistake[] {
  const {at, lastVersion, onlyIncludeVersions, versions} = options;
  const unknown = (name: string, key: KeyPath): VersionMistake[] =>
    names.includes(name)
      ? []
      : [
          {
            key: [...at, ...key],
            message: `The docs \`${options.id}\` have no version \`${name}\`.`,
            hint: availableNames(name, names, 'versions'),
          },
        ];
  const mistakes = [
    ...(lastVersion === undefined ? [] : unknown(lastVersion, ['lastVersion'])),
    ...(onlyIncludeVersions ?? []).flatMap((name, index) => unknown(name, ['onlyIncludeVersions', index])),
    ...Object.keys(versions).flatMap((name) => unknown(name, ['versions', name])),
  ];
  if (
    lastVersion !== undefined &&
    names.includes(lastVersion) &&
    onlyIncludeVersions?.includes(lastVersion) === false
  ) {
    mistakes.push({
      key: [...at, 'lastVersion'],
      message: `The last version \`${lastVersion}\` is not among those of \`onlyIncludeVersions\`.`,
      hint: 'Add it there, or choose another version.',
    });
  }
  return mistakes;
}

/** Reports versions with the same route: they would overwrite each other’s pages. */
function pathMistakes(plans: readonly VersionPlan[], options: DocsConfig): VersionMistake[] {
  return plans.flatMap(({version, options: {routeBasePath}}, index) => {
    const other = plans.slice(0, index).find((one) => one.options.routeBasePath === routeBasePath);
    if (!other) return [];
    const owner = ownValue(options.versions, version.name)?.path === undefined ? other.version : version;
    return [
      {
        key: [...options.at, 'versions', owner.name, 'path'],
        message: `The versions \`${other.version.name}\` and \`${version.name}\` have the same route, \`${routeBasePath}\`.`,
        hint: 'Give one of them another `path`.',
      },
    ];
  });
}
