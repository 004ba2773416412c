import path from 'node:path';
import type {Problem} from '../../shared/problems/Problem.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';
import {withoutCode} from '../../shared/text/withoutCode.ts';

/** Where a document is copied to. */
export interface CopiedFile {
  text: string;
  /** Path below the docs folder. */
  name: string;
  /** Path of the docs folder, relative to the site folder. */
  docs: string;
  /** Path of the copied folder, relative to the site folder. */
  copy: string;
}

/**
 * Relative targets and those that begin with `@site/`: of links, images, reference definitions, imports, and attributes
 * that contain an address.
 */
const TARGET_RE =
  /(?:\]\(\s*<?|^ {0,3}\[[^\]]+\]:\s*<?|\b(?:from|import)\s+["']|\b(?:require|import)\(\s*["'`]|\b(?:src|href|to)=\{?["'`])(?<target>(?:\.\.?|@site)\/[^\s"'`)>]*)/dg;

const LOADING_RE = /(?:require|import)\(\s*$/;

/**
 * Finds references in a document that resolve differently once it is copied to another folder: relative paths that
 * leave the docs folder, and paths from the site folder into the docs folder, which point from the version back to the
 * current docs.
 *
 * The text is searched without compiling it, so the findings are warnings.
 */
export function findBreakingLinks({text, name, docs, copy}: CopiedFile): Problem[] {
  const problems: Problem[] = [];
  const lines = withoutCode(text, (before) => LOADING_RE.test(before)).split('\n');
  for (const [index, line] of lines.entries()) {
    for (const match of line.matchAll(TARGET_RE)) {
      const target = match.groups?.target ?? '';
      const mistake = mistakeOf(target, {name, docs});
      if (!mistake) continue;
      const column = (match.indices?.groups?.target?.[0] ?? 0) + 1;
      problems.push({severity: 'warning', file: `${copy}/${name}`, line: index + 1, column, ...mistake});
    }
  }
  return problems;
}

function mistakeOf(
  target: string,
  {name, docs}: Pick<CopiedFile, 'name' | 'docs'>,
): Pick<Problem, 'message' | 'hint'> | undefined {
  const file = target.replace(/[?#].*$/, '');
  const inSite = siteFileOf(file);
  if (inSite !== undefined) {
    if (!inSite.startsWith(`${docs}/`)) return undefined;
    return {
      message: `\`${target}\` points from this version to the current docs in \`${docs}\`, which will keep changing.`,
      hint: 'Write the path relative to this file, so that it stays in the version.',
    };
  }
  const below = path.posix.join(path.posix.dirname(name), file);
  if (below !== '..' && !below.startsWith('../')) return undefined;
  const fromSite = path.posix.join(docs, below);
  return {
    message: `\`${target}\` points outside the docs folder, so it resolves differently from the copy.`,
    hint: fromSite.startsWith('..')
      ? 'Fix the path for the version’s folder.'
      : `Write it relative to the site folder, \`${siteKey(fromSite)}${target.slice(file.length)}\`, or as an address that begins with \`/\`.`,
  };
}
