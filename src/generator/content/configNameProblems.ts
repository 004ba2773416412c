import {existsSync} from 'node:fs';
import path from 'node:path';
import type {ConfigSource} from '../config/Site.ts';
import type {NavbarItem, SiteConfig} from '../config/SiteConfig.ts';
import {nearestImport} from '../problems/nearestImport.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {availableNames} from './availableNames.ts';

/** What the configuration names things of. */
export interface NamedContent {
  docIds: readonly string[];
  draftIds: ReadonlySet<string>;
  /** Undefined when they could not be read: then nothing is said of them. */
  sidebarNames?: readonly string[];
}

/** Finds names in the configuration that nothing has: of the sidebars file, and of docs and sidebars in the navbar. */
export function configNameProblems(
  siteDir: string,
  config: SiteConfig,
  content: NamedContent,
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
  return [
    ...missingSidebars(siteDir, config, report),
    ...itemProblems(items, ['themeConfig', 'navbar', 'items'], content, report),
  ];
}

type Report = (key: KeyPath, message: string, hint: string) => Problem;

function missingSidebars(siteDir: string, {docs}: SiteConfig, report: Report): Problem[] {
  if (!docs || typeof docs.sidebarPath !== 'string') return [];
  const file = path.resolve(siteDir, docs.sidebarPath);
  if (existsSync(file)) return [];
  const name = path.relative(siteDir, file).split(path.sep).join('/');
  const near = nearestImport(name, file);
  const hint = near
    ? `Did you mean \`${near}\`?`
    : 'Correct the path; without the option, docs have one sidebar.';
  const message = `The sidebars file \`${name}\` does not exist: the docs have no sidebar.`;
  return [report(['docs', 'sidebarPath'], message, hint)];
}

function itemProblems(
  items: readonly NavbarItem[],
  at: KeyPath,
  content: NamedContent,
  report: Report,
): Problem[] {
  const {docIds, draftIds, sidebarNames} = content;
  return items.flatMap((item, index) => {
    const key = [...at, index];
    const problems = itemProblems(item.items ?? [], [...key, 'items'], content, report);
    const {type, docId, sidebarId} = item;
    if (type === 'doc' && docId !== undefined && !docIds.includes(docId) && !draftIds.has(docId)) {
      const message = `The navbar points to the doc \`${docId}\`, which does not exist.`;
      problems.push(report([...key, 'docId'], message, availableNames(docId, docIds, 'doc ids')));
    }
    const isSidebar = type === 'docSidebar' && sidebarId !== undefined;
    if (isSidebar && sidebarNames && !sidebarNames.includes(sidebarId)) {
      const message = `The navbar points to the sidebar \`${sidebarId}\`, which does not exist.`;
      const hint = availableNames(sidebarId, sidebarNames, 'sidebars');
      problems.push(report([...key, 'sidebarId'], message, hint));
    }
    return problems;
  });
}
