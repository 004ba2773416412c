import {isMarkdownFile} from '../../config/contentFormat.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {InventoryCheck} from './InventoryCheck.ts';
import type {PublishedPage} from './collectUrls.ts';

/**
 * Creates the problem for a heading anchor that is missing from its page; its hint contains the line that restores it.
 */
export function describeAnchor(
  anchor: string,
  {
    page,
    lost,
    anchors,
    check,
  }: {page: PublishedPage; lost: readonly string[]; anchors: readonly string[]; check: InventoryCheck},
): Problem {
  const {file, known, frontMatterOf} = check;
  const place = {file, line: known.lineOf(page.path, anchor), column: 3};
  const rule = 'removed-anchor' satisfies RuleName;
  const message = `The anchor \`#${anchor}\` of \`${page.path}\` was published and no longer exists.`;
  const drop = 'If nothing replaces it, delete this line.';
  if (page.file === undefined || !isMarkdownFile(page.file)) {
    return {severity: 'error', ...place, rule, message, hint: `The page is generated. ${drop}`};
  }
  const fresh = page.headings.filter((id) => !anchors.includes(id));
  const heir =
    nearest(anchor, fresh) ??
    (lost.length === 1 && fresh.length === 1 ? fresh[0] : undefined) ??
    sharedWords(anchor, fresh);
  const alias = `${keyOf(anchor)}: ${keyOf(heir ?? 'id-of-the-heading')}`;
  const hasAliases = frontMatterOf(page.file).anchor_aliases !== undefined;
  const hint = [
    `If its heading has another id now, add to ${hasAliases ? '`anchor_aliases` in ' : ''}the front matter of \`${page.file}\`:`,
    hasAliases ? `  ${alias}` : `  anchor_aliases: {${alias}}`,
    `or give the heading its id back: \`## … {#${anchor}}\`. ${drop}`,
  ];
  return {severity: 'error', ...place, rule, message, hint: hint.join('\n')};
}

/** The new heading that shares most words with the old id. */
function sharedWords(anchor: string, ids: readonly string[]): string | undefined {
  const words = anchor.split('-').filter((word) => word.length > 2);
  let best: string | undefined;
  let most = 0;
  for (const id of ids) {
    const parts = id.split('-');
    const count = words.filter((word) => parts.includes(word)).length;
    if (count > most) [best, most] = [id, count];
  }
  return best;
}

/** Quotes a word, if necessary, so that YAML reads it as a string. */
function keyOf(word: string): string {
  return /^[a-z][\w-]*$/i.test(word) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(word)
    ? word
    : `'${word.replaceAll("'", "''")}'`;
}
