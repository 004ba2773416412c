import {listNames} from '../shared/text/listNames.ts';
import {relativePath} from '../files/relativePath.ts';
import {findOverrides, THEME_FOLDER} from './findOverrides.ts';
import {OVERRIDABLE} from './overridable.ts';
import {withoutImports} from './idleOverrides.ts';
import {idleOverride} from './overrideHint.ts';
import {selfImports} from './selfImports.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/**
 * Reports files that Docusaurus uses without configuration, and this generator does not, and components that render
 * themselves.
 */
export function findUnsupportedFiles(siteDir: string): Problem[] {
  const overrides = findOverrides(siteDir);
  const problems = selfImports(overrides.aliases).map(
    ({name, request, file, line, column}): Problem => ({
      severity: 'error',
      file: relativePath(siteDir, file),
      line,
      column,
      message: `\`${request}\` is this file itself, so the component would render itself endlessly.`,
      hint: `Import \`@theme-original/${name}\` to wrap the theme’s component.`,
    }),
  );
  const unknown = withoutImports(overrides.unknown, siteDir);
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
