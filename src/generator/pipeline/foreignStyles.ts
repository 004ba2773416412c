import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {translateStyles} from '../compat/styles/translateStyles.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {GENERATOR_ALIAS} from '../bundle/sourceRoots.ts';

interface StyledSite {
  siteDir: string;
  customCss: readonly string[];
  /** Name of the configuration file. */
  configFile: string;
}

/**
 * The style sheets that a site brought from another generator needs besides its own, as requests of imports: none for a site
 * whose style sheets name nothing of that.
 */
export function foreignStyles({siteDir, customCss, configFile}: StyledSite): {
  styles: string[];
  problems: Problem[];
} {
  const sheets = customCss.map((name) => textOf(path.join(siteDir, name)));
  const isForeign = configFile.startsWith('docusaurus.config.');
  if (!isForeign && !sheets.some((text) => text.includes('--ifm-'))) return {styles: [], problems: []};
  const {css, unknown} = translateStyles(sheets);
  const translated = `data:text/css;base64,${Buffer.from(css).toString('base64')}`;
  return {
    styles: [
      ...(isForeign ? [`${GENERATOR_ALIAS}/compat/styles/infima.css`] : []),
      ...(css === '' ? [] : [translated]),
    ],
    problems: unknown.length > 0 ? [unknownClasses(unknown, customCss[0])] : [],
  };
}

function unknownClasses(names: readonly string[], file: string | undefined): Problem {
  const list = names.map((name) => `\`.${name}\``).join(', ');
  return {
    severity: 'warning',
    ...(file !== undefined && {file}),
    message: `Nothing here has these classes of Docusaurus, so their rules have no effect: ${list}.`,
    hint: 'Remove the rules, or look up the class of that part in the page: `.navbar-link`, `.sidebar-link`, `.prose`, `.toc-link`.',
  };
}

/** The text of a style sheet; one that is missing is reported with the configuration. */
function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
