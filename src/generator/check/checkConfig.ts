import type {NavbarItem, SiteConfig} from '../config/SiteConfig.ts';
import {availableNames} from '../content/availableNames.ts';
import type {Content} from '../content/Content.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {checkStaticImage} from './checkStaticImage.ts';

/** What the configuration is compared with. */
export interface ConfigCheck {
  siteDir: string;
  config: SiteConfig;
  /** Relative to the site folder. */
  configFile: string;
  content: Content;
  locateConfig(path: KeyPath): Position | undefined;
}

/** Finds docs and sidebars that the navbar names and that do not exist, and pictures that are in no static folder. */
export function checkConfig(check: ConfigCheck): Problem[] {
  const {navbar} = check.config.themeConfig;
  const problems = checkItems(navbar.items, ['themeConfig', 'navbar', 'items'], check);
  const pictures: [string, KeyPath, string | undefined][] = [
    ['icon', ['favicon'], check.config.favicon],
    ['logo', ['themeConfig', 'navbar', 'logo', 'src'], navbar.logo?.src],
    ['logo', ['themeConfig', 'navbar', 'logo', 'srcDark'], navbar.logo?.srcDark],
    ['social image', ['themeConfig', 'image'], check.config.themeConfig.image],
  ];
  for (const [noun, key, address] of pictures) {
    const locate = () => ({file: check.configFile, ...check.locateConfig(key)});
    problems.push(...checkStaticImage(noun, address, check, locate));
  }
  return problems;
}

function checkItems(items: readonly NavbarItem[], at: KeyPath, check: ConfigCheck): Problem[] {
  const {content, configFile, locateConfig} = check;
  const ids = content.docs.map(({id}) => id);
  const sidebars = Object.keys(content.sidebars);
  return items.flatMap((item, index) => {
    const key = [...at, index];
    const report = (name: 'docId' | 'sidebarId', message: string, hint: string): Problem => ({
      severity: 'error',
      file: configFile,
      ...locateConfig([...key, name]),
      message,
      hint,
    });
    const problems = checkItems(item.items ?? [], [...key, 'items'], check);
    const {type, docId, sidebarId} = item;
    if (type === 'doc' && docId !== undefined && !ids.includes(docId)) {
      const message = `The navbar leads to the doc \`${docId}\`, which does not exist.`;
      problems.push(report('docId', message, availableNames(docId, ids, 'doc ids')));
    }
    if (type === 'docSidebar' && sidebarId !== undefined && !sidebars.includes(sidebarId)) {
      const message = `The navbar leads to the sidebar \`${sidebarId}\`, which does not exist.`;
      problems.push(report('sidebarId', message, availableNames(sidebarId, sidebars, 'sidebars')));
    }
    return problems;
  });
}
