import {existsSync} from 'node:fs';
import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {GENERATOR_ALIAS} from '../../bundle/modules/sourceRoots.ts';
import {compileSass, SASS_FILE} from '../../bundle/styles/compileSass.ts';
import {rootedUrls} from '../../bundle/styles/rootedUrls.ts';
import {withImports} from '../../bundle/styles/withImports.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {compileLess, foreignStyles, LESS_FILE, readCode} from '../compatibility.ts';

interface StyledSite extends Pick<SiteConfig, 'bundling'> {
  docs: readonly Pick<SiteConfig['docs'][number], 'sidebarPath'>[];
  siteDir: string;
  customCss: readonly string[];
  /** Name of the configuration file. */
  configFile: string;
  themeConfig: Pick<SiteConfig['themeConfig'], 'navbar' | 'footer' | 'announcementBar'>;
}

/** Returns import requests for the style sheets that a site needs besides its own and the theme's; for most sites none. */
export function addedStyles(site: StyledSite): {
  styles: string[];
  problems: Problem[];
  migration: MigratedFeature[];
} {
  const {
    siteDir,
    customCss,
    configFile,
    themeConfig: {navbar},
  } = site;
  const sheets = customCss.map((file) => ({file, text: textOf(path.join(siteDir, file), site)}));
  const foreign = foreignStyles(sheets, configFile, {navbarStyle: navbar.style, code: () => codeOf(site)});
  if (!foreign) return {styles: [], problems: [], migration: []};
  const {css, problems, migration} = foreign;
  const styles = foreign.sheets.map((sheet) => `${GENERATOR_ALIAS}/${sheet}`);
  if (css !== '') styles.push(`data:text/css;base64,${Buffer.from(css).toString('base64')}`);
  return {styles, problems, migration};
}

/** The code of a site and of its plugins' components, and where its own HTML is around pages. */
function codeOf({siteDir, docs, bundling, themeConfig}: StyledSite): string[] {
  const folders = [path.join(siteDir, 'src'), ...(bundling?.themes ?? [])];
  const sidebars = docs.flatMap(({sidebarPath}) => (sidebarPath ? path.resolve(siteDir, sidebarPath) : []));
  return [
    ...folders.flatMap(readCode),
    ...sidebars.flatMap((file) => readText(file) ?? []),
    JSON.stringify([themeConfig.navbar.items, themeConfig.footer, themeConfig.announcementBar]),
  ];
}

/** The CSS of a style sheet. A missing one is reported with the configuration, and mistakes by the bundler. */
function textOf(file: string, {siteDir, bundling}: StyledSite): string {
  if (!existsSync(file)) return '';
  try {
    if (LESS_FILE.test(file)) return compileLess(file, siteDir, bundling?.browser ?? []);
    if (!SASS_FILE.test(file)) return withImports(file, siteDir);
    return rootedUrls(compileSass(file, siteDir).css, path.dirname(file), siteDir);
  } catch {
    return '';
  }
}
