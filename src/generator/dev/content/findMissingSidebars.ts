import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * Finds out whether the sidebars file has been removed since the content was read before: a site without one has no
 * sidebar, and nobody would know why.
 *
 * @returns No problem when the file is there; undefined when what was reported before still holds.
 */
export function findMissingSidebars(
  {docs}: Pick<SiteConfig, 'docs'>,
  before: Pick<Content, 'files'>,
  now: Pick<Content, 'files'>,
): Problem[] | undefined {
  if (docs === false || !docs.sidebarPath) return undefined;
  const file = path.posix.normalize(docs.sidebarPath);
  if (now.files.includes(file)) return [];
  if (!before.files.includes(file)) return undefined;
  return [
    {
      severity: 'warning',
      message: `The sidebars file \`${file}\` is gone: the docs have no sidebar.`,
      hint: 'Write it again, or take `docs.sidebarPath` out of the site configuration.',
    },
  ];
}
