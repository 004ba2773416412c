import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDocusaurusConfig} from '../compat/docusaurusConfigFile.ts';
import {translateStyles} from '../compat/styles/translateStyles.ts';
import type {MigratedFeature} from '../config/MigratedFeature.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {listNames} from '../shared/text/listNames.ts';
import {compileSass, SASS_FILE} from '../bundle/styles/compileSass.ts';
import {GENERATOR_ALIAS} from '../bundle/sourceRoots.ts';

const OTHER_CLASSES =
  'Remove the rules, or look up the class of that part in the page: `.navbar-link`, `.sidebar-link`, `.prose`, `.toc-link`.';

interface StyledSite {
  siteDir: string;
  customCss: readonly string[];
  /** Name of the configuration file. */
  configFile: string;
}

/**
 * Returns import requests for the extra style sheets that a site from another generator needs; none for a site
 * whose style sheets do not refer to that generator.
 */
export function foreignStyles({siteDir, customCss, configFile}: StyledSite): {
  styles: string[];
  problems: Problem[];
  migration: MigratedFeature[];
} {
  const sheets = customCss.map((name) => textOf(path.join(siteDir, name), siteDir));
  const isForeign = isDocusaurusConfig(configFile);
  if (!isForeign && !sheets.some((text) => text.includes('--ifm-')))
    return {styles: [], problems: [], migration: []};
  const {css, unknown} = translateStyles(sheets);
  const translated = `data:text/css;base64,${Buffer.from(css).toString('base64')}`;
  return {
    styles: [
      ...(isForeign ? [`${GENERATOR_ALIAS}/compat/styles/infima.css`] : []),
      ...(css === '' ? [] : [translated]),
    ],
    problems: unknown.length > 0 ? [unknownClasses(unknown, customCss[0])] : [],
    migration: unknown.length > 0 ? [droppedClasses(unknown, customCss[0])] : [],
  };
}

function unknownClasses(names: readonly string[], file: string | undefined): Problem {
  const list = names.map((name) => `\`.${name}\``).join(', ');
  return {
    severity: 'warning',
    ...(file !== undefined && {file}),
    message: `Nothing here has these classes of Docusaurus, so their rules have no effect: ${list}.`,
    hint: OTHER_CLASSES,
  };
}

function droppedClasses(names: readonly string[], place: string | undefined): MigratedFeature {
  return {
    feature: `rules for ${listNames(names.map((name) => `.${name}`))}`,
    ...(place !== undefined && {place}),
    outcome: 'dropped',
    alternative: OTHER_CLASSES,
  };
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
