import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {GENERATOR_ALIAS} from '../../bundle/modules/sourceRoots.ts';
import {compileSass, SASS_FILE} from '../../bundle/styles/compileSass.ts';
import type {MigratedFeature} from '../../config/MigratedFeature.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {foreignStyles} from '../compatibility.ts';

interface StyledSite {
  siteDir: string;
  customCss: readonly string[];
  /** Name of the configuration file. */
  configFile: string;
  themeConfig: Pick<SiteConfig['themeConfig'], 'navbar'>;
}

/** Returns import requests for the style sheets that a site needs besides its own and the theme's; for most sites none. */
export function addedStyles({siteDir, customCss, configFile, themeConfig}: StyledSite): {
  styles: string[];
  problems: Problem[];
  migration: MigratedFeature[];
} {
  const sheets = customCss.map((file) => ({file, text: textOf(path.join(siteDir, file), siteDir)}));
  const foreign = foreignStyles(sheets, configFile, themeConfig.navbar.style);
  if (!foreign) return {styles: [], problems: [], migration: []};
  const {css, problems, migration} = foreign;
  const styles = foreign.sheets.map((sheet) => `${GENERATOR_ALIAS}/${sheet}`);
  if (css !== '') styles.push(`data:text/css;base64,${Buffer.from(css).toString('base64')}`);
  return {styles, problems, migration};
}

/** The CSS of a style sheet. A missing one is reported with the configuration, and mistakes by the bundler. */
function textOf(file: string, siteDir: string): string {
  if (!existsSync(file)) return '';
  if (!SASS_FILE.test(file)) return readFileSync(file, 'utf8');
  try {
    return compileSass(file, siteDir).css;
  } catch {
    return '';
  }
}
