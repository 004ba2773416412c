import {existsSync} from 'node:fs';
import path from 'node:path';
import {relativePath} from '../files/relativePath.ts';
import type {ConfigSource} from '../config/Site.ts';
import {DEFAULT_ID} from '../shared/page/instanceId.ts';
import type {DocsConfig, NavbarItem, SiteConfig} from '../config/SiteConfig.ts';
import {linkProblem} from '../problems/linkProblem.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {listNames} from '../shared/text/listNames.ts';
import {availableNames} from './availableNames.ts';

/** The names that the configuration can refer to in one version of the docs. */
export interface NamedSet {
  instance: string;
  version: string;
  docIds: readonly string[];
  draftIds: ReadonlySet<string>;
  /** Undefined when they could not be read; then they are not checked. */
  sidebarNames?: readonly string[];
}

/** Reports names in the configuration that don't exist: the sidebars file, and docs and sidebars in the navbar. */
export function configNameProblems(
  siteDir: string,
  config: SiteConfig,
  sets: readonly NamedSet[],
  source: ConfigSource,
): Problem[] {
  const report: Report = (key, message, hint) => ({
    severity: 'error',
    file: source.configFile,
    ...source.locateConfig(key),
    message,
    hint,
  });
  const {items} = config.themeConfig.navbar;
  const instances = config.docs.map(({id}) => id);
  return [
    ...config.docs.flatMap((docs) => missingSidebars(siteDir, docs, report)),
    ...itemProblems(items, ['themeConfig', 'navbar', 'items'], {sets, instances}, report),
  ];
}

type Report = (key: KeyPath, message: string, hint: string) => Problem;

function missingSidebars(siteDir: string, {sidebarPath, at}: DocsConfig, report: Report): Problem[] {
  if (typeof sidebarPath !== 'string') return [];
  const file = path.resolve(siteDir, sidebarPath);
  if (existsSync(file)) return [];
  const broken = linkProblem(siteDir, file);
  if (broken) return [broken];
  const name = relativePath(siteDir, file);
  const near = nearestImport(name, file);
  const hint = near
    ? `Did you mean \`${near}\`?`
    : 'Correct the path; without the option, docs have one sidebar.';
  const message = `The sidebars file \`${name}\` does not exist: the docs have no sidebar.`;
  return [report([...at, 'sidebarPath'], message, hint)];
}

interface Known {
  sets: readonly NamedSet[];
  /** Ids of the site's docs instances. */
  instances: readonly string[];
}

function itemProblems(items: readonly NavbarItem[], at: KeyPath, known: Known, report: Report): Problem[] {
  return items.flatMap((item, index) => {
    const key = [...at, index];
    return [
      ...innerItems(item).flatMap(([name, inner]) => itemProblems(inner, [...key, name], known, report)),
      ...itemMistakes(item, known).map(([name, message, hint]) => report([...key, name], message, hint)),
    ];
  });
}

function innerItems(item: NavbarItem): [string, readonly NavbarItem[]][] {
  return [
    ['items', item.items ?? []],
    ['dropdownItemsBefore', item.dropdownItemsBefore ?? []],
    ['dropdownItemsAfter', item.dropdownItemsAfter ?? []],
  ];
}

/** Names in an item that don't exist: the key, the mistake, and the fix. */
function itemMistakes(item: NavbarItem, {sets, instances}: Known): [string, string, string][] {
  const {type, docId, sidebarId, docsPluginId, versions} = item;
  if (docsPluginId !== undefined && !instances.includes(docsPluginId)) {
    const message = `The navbar refers to the docs \`${docsPluginId}\`, which do not exist.`;
    return [['docsPluginId', message, availableNames(docsPluginId, instances, 'ids of docs')]];
  }
  const isOfDocs = type === 'doc' || type === 'docSidebar' || type === 'docsVersion';
  if (isOfDocs && docsPluginId === undefined && instances.length > 0 && !instances.includes(DEFAULT_ID)) {
    const message =
      'The navbar item must say which docs it refers to, because all docs of the site have an `id`.';
    return [['type', message, `Add \`docsPluginId\`: ${listNames(instances)}.`]];
  }
  const own = sets.filter(({instance}) => instance === (docsPluginId ?? DEFAULT_ID));
  if (type === 'doc' && docId !== undefined) {
    if (own.some(({docIds, draftIds}) => docIds.includes(docId) || draftIds.has(docId))) return [];
    const ids = [...new Set(own.flatMap(({docIds}) => docIds))];
    const message = `The navbar points to the doc \`${docId}\`, which does not exist.`;
    return [['docId', message, availableNames(docId, ids, 'doc ids')]];
  }
  if (type === 'docSidebar' && sidebarId !== undefined) {
    const names = own.flatMap(({sidebarNames}) => sidebarNames ?? []);
    const isUnknown = own.every(({sidebarNames}) => sidebarNames !== undefined) && !names.includes(sidebarId);
    if (!isUnknown) return [];
    const message = `The navbar points to the sidebar \`${sidebarId}\`, which does not exist.`;
    return [['sidebarId', message, availableNames(sidebarId, [...new Set(names)], 'sidebars')]];
  }
  const known = own.map(({version}) => version);
  const missing = (versions ?? []).find(({name}) => !known.includes(name));
  if (!missing) return [];
  const message = `The navbar refers to the version \`${missing.name}\`, which does not exist.`;
  return [['versions', message, availableNames(missing.name, known, 'versions')]];
}
