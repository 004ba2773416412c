import {isMarkdownFile} from '../../config/contentFormat.ts';
import type {RuleName} from '../../config/SiteConfig.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {InventoryCheck} from './InventoryCheck.ts';
import type {PublishedPage} from './collectUrls.ts';

/**
 * Creates the problem for a missing address; its hint contains the redirect, ready to be pasted.
 *
 * @param successor The page that most likely replaces the missing one.
 */
export function describeAddress(
  path: string,
  successor: PublishedPage | undefined,
  check: InventoryCheck,
): Problem {
  const {file, known, configFile, hasRedirects, frontMatterOf} = check;
  const redirect = `{from: ${quote(path)}, to: ${quote(successor?.path ?? '/…')}}`;
  const place = {file, line: known.lineOf(path), column: 1};
  const hint = [
    ...(isDocument(successor) ? frontMatterLines(path, successor.file, frontMatterOf(successor.file)) : []),
    `${isDocument(successor) ? 'or' : 'If it has moved, add'} to ${hasRedirects ? 'the list `redirects` in ' : ''}\`${configFile}\`:`,
    hasRedirects ? `  ${redirect},` : `  redirects: [${redirect}],`,
    'To retire it permanently, delete its lines here.',
  ];
  return {
    severity: 'error',
    ...place,
    rule: 'removed-address' satisfies RuleName,
    message: `The address \`${path}\` was published and no longer exists.`,
    hint: hint.join('\n'),
  };
}

function isDocument(page: PublishedPage | undefined): page is PublishedPage & {file: string} {
  return page?.file !== undefined && isMarkdownFile(page.file);
}

function frontMatterLines(path: string, file: string, {redirect_from}: Record<string, unknown>): string[] {
  return redirect_from === undefined
    ? [`If it has moved, add to the front matter of \`${file}\`:`, `  redirect_from: [${quote(path)}]`]
    : [
        `If it has moved, add to the list \`redirect_from\` in the front matter of \`${file}\`:`,
        `  ${quote(path)}`,
      ];
}

/** Quotes a path so that both JavaScript and YAML read it as a string; apostrophes are percent-encoded. */
function quote(path: string): string {
  return `'${path.replaceAll("'", '%27')}'`;
}
