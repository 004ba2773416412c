import {listNames} from '../shared/text/listNames.ts';
import {THEME_FOLDER} from './findOverrides.ts';
import {OVERRIDABLE} from './overridable.ts';
import {idleOverrides} from './idleOverrides.ts';
import {idleOverride} from './overrideHint.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Warns about files that Docusaurus uses without configuration, and this generator does not. */
export function findUnsupportedFiles(siteDir: string): Problem[] {
  const problems: Problem[] = [];
  const unknown = idleOverrides(siteDir);
  if (unknown.length > 0) {
    const names = unknown.map(idleOverride);
    problems.push({
      severity: 'warning',
      message: `These components in \`${THEME_FOLDER}\` replace no component of the theme here: ${names.join(', ')}.`,
      hint: `Those that do: ${listNames(Object.keys(OVERRIDABLE))}. Change the looks with \`customCss\`.`,
    });
  }
  return problems;
}
