import {resolveSlug} from '../../shared/address/resolveSlug.ts';
import {isCategoryIndex} from './isCategoryIndex.ts';
import {type PrefixParser, stripNumberPrefixes} from './numberPrefix.ts';

export interface DocNames {
  id: string;
  /** Last part of the id; used as the title of a doc that has no other. */
  baseId: string;
  slug: string;
  /** Folder that a relative slug is resolved against: without number prefixes, with `/` at both ends. */
  folder: string;
  /** Folder as on disk, `.` at the root. */
  sourceDir: string;
  /** Number prefix of the file name. */
  position?: number;
}

/**
 * Determines the id and slug of a doc (Docusaurus 3 docs plugin).
 *
 * @param path Relative to the docs folder.
 * @param own Id and slug from its front matter.
 * @param parsePrefix Splits number prefixes off the names of the file and its folders.
 */
export function docNames(
  path: string,
  own: {id?: string; slug?: string},
  parsePrefix: PrefixParser,
): DocNames {
  const slash = path.lastIndexOf('/');
  const sourceDir = slash === -1 ? '.' : path.slice(0, slash);
  const fileName = path.slice(slash + 1).replace(/\.[^.]+$/, '');
  const prefixed = parsePrefix(fileName);
  const baseId = own.id ?? prefixed.name;
  const dir = stripNumberPrefixes(sourceDir, parsePrefix);
  const folder = dir === '.' ? '/' : `/${dir}/`;
  const isIndex = isCategoryIndex(fileName, sourceDir);
  return {
    id: dir === '.' ? baseId : `${dir}/${baseId}`,
    baseId,
    // Only a slug that an author wrote is resolved as a path; a file may be called `..foo`.
    slug:
      (own.slug === undefined ? undefined : resolveSlug(own.slug, folder)) ??
      (isIndex ? folder : folder + baseId),
    folder,
    sourceDir,
    position: prefixed.number,
  };
}
