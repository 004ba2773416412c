import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {DocsSet} from '../../content/Content.ts';
import {statsOf} from '../../files/statsOf.ts';
import type {Model} from './createModel.ts';
import type {SourceCache} from './createSourceCache.ts';

/**
 * Replaces in place the texts of pages of which only the text has changed.
 *
 * @param dataFiles Files that the content is or was made from; see `configuredFiles`.
 * @param files Paths relative to the site folder.
 * @returns Whether more than texts has changed, so that the content must be loaded again.
 */
export async function applyTextChanges(
  siteDir: string,
  model: Model,
  sources: SourceCache,
  dataFiles: ReadonlySet<string>,
  files: ReadonlySet<string>,
): Promise<boolean> {
  const folders = contentFolders(model.config, model.content.docsSets);
  let isStructure = false;
  for (const file of files) {
    const stats = statsOf(path.join(siteDir, file));
    const known = model.document(file);
    const isBelow = folders.some((folder) => file === folder || file.startsWith(`${folder}/`));
    if (known && stats) {
      const change = await sources.refresh(file);
      if (change?.kind === 'body') {
        Object.assign(known.document, {hash: change.hash, description: change.description});
        if (change.isDescribed) model.touch();
      } else {
        isStructure = true;
      }
    } else if (
      known ||
      dataFiles.has(file) ||
      (isBelow && (!stats || stats.isDirectory() || isListed(file)))
    ) {
      sources.forget(file);
      isStructure = true;
    }
  }
  return isStructure;
}

/** The folders of docs, their versions, posts and pages, and of their translations, relative to the site folder. */
export function contentFolders(config: SiteConfig, docsSets: readonly DocsSet[]): string[] {
  const versions = docsSets.map(({options}) => options);
  const sections = [...config.docs, ...versions, ...config.blog, ...config.pages];
  const folders = sections
    .flatMap((section) => [section.path, section.translated ?? []].flat())
    .map((folder) => path.posix.normalize(folder.replaceAll('\\', '/')).replace(/\/$/, ''));
  return [...new Set(folders)];
}

/** Whether a new file of that name may be a page, or data that lists of pages depend on. */
function isListed(file: string): boolean {
  return /\.(?:mdx?|[jt]sx?|ya?ml|json)$/i.test(file);
}
