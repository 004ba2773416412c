import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {Problem} from '../shared/problems/Problem.ts';

/** Warns of what Docusaurus takes from a site folder without being told, and this generator does not. */
export function findUnsupportedFiles(siteDir: string): Problem[] {
  const problems: Problem[] = [];
  const replaced = themeComponents(path.join(siteDir, 'src/theme'));
  if (replaced.length > 0) {
    const names = replaced.map((name) => `\`${name}\``).join(', ');
    problems.push({
      severity: 'warning',
      message: `Components in \`src/theme\` do not replace those of the theme here: ${names}.`,
      hint: 'Change the looks with `customCss`; remove the folder, or name it otherwise, to silence this warning.',
    });
  }
  return problems;
}

/** Names of swizzled components: those of Docusaurus begin with a capital letter. */
function themeComponents(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).map((name) => name.replace(/\.[jt]sx?$/, ''));
  return [...new Set(names)].filter((name) => /^[A-Z]\w*$/.test(name)).sort();
}
