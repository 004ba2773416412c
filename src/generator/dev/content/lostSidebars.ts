import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * What is to be told of the sidebars file since the content was read before: nothing any more when it is there, that it is
 * gone when it was. A file that is not there is as good as none, and nobody would know why the sidebar has gone.
 *
 * @returns undefined when what was told before still holds.
 */
export function lostSidebars(
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
