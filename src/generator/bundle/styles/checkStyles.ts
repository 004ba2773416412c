import path from 'node:path';
import {relativePath} from '../../files/relativePath.ts';
import {loadText} from '../../files/readText.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {isSiteFile, isStyleOrCode} from '../modules/packageFiles.ts';
import {lostLetters} from '../../problems/encodingProblem.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/**
 * Finds the mistakes in a site's style sheets, in how its modules use CSS modules, and files of both in another encoding.
 * Bundlers pass mistakes in style sheets through unchanged, and replace letters of another encoding. Packages are not
 * checked.
 *
 * @param siteDir Absolute path.
 * @param files Absolute paths of the app's style sheets and modules.
 * @param rules.isLoose Whether a class that is missing from a CSS module is only a warning.
 * @param rules.hasOwnSyntax Whether plugins of the site read its style sheets, which may then contain rules that CSS doesn't have.
 */
export async function checkStyles(
  siteDir: string,
  files: Iterable<string>,
  {isLoose = false, hasOwnSyntax = false}: {isLoose?: boolean; hasOwnSyntax?: boolean} = {},
): Promise<Problem[]> {
  const own = [...new Set(files)].filter((file) => isStyleOrCode(file) && isSiteFile(file, siteDir)).sort();
  const found = await mapConcurrent(own, async (file) => {
    const text = await loadText(file);
    // Missing files are reported where they are imported.
    if (text === undefined) return [];
    const name = relativePath(siteDir, file);
    const foreign = lostLetters(text, file, name);
    if (foreign) return [foreign];
    if (file.endsWith('.css') && hasOwnSyntax) return [];
    if (file.endsWith('.css')) return (await import('./styleProblems.ts')).styleProblems(text, name);
    if (!text.includes('.module.css')) return [];
    const {classProblems} = await import('./classProblems.ts');
    const styles = await readStyles(siteDir, file, text);
    const problems = classProblems(text, name, (request) => styles.get(request));
    return isLoose ? problems.map((problem): Problem => ({...problem, severity: 'warning'})) : problems;
  });
  return found.flat();
}

const REQUEST = /["']([^"'\n]+\.module\.css)["']/g;

/** The texts of the CSS modules that a module imports, by import request. */
async function readStyles(siteDir: string, file: string, code: string): Promise<Map<string, string>> {
  const requests = [...code.matchAll(REQUEST)].map(([, request = '']) => request);
  const read = await mapConcurrent(requests, async (request): Promise<[string, string][]> => {
    const inSite = siteFileOf(request);
    const target =
      inSite === undefined ? path.resolve(path.dirname(file), request) : path.join(siteDir, inSite);
    const text = await loadText(target);
    return text === undefined ? [] : [[request, text]];
  });
  return new Map(read.flat());
}
