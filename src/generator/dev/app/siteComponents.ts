import {existsSync} from 'node:fs';
import path from 'node:path';
import {allPages} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/**
 * Registry keys of the components that are pages, and of those from the last session that still exist.
 *
 * @param siteDir Absolute path.
 */
export function siteComponents(siteDir: string, content: Content, known: readonly string[] = []): string[] {
  const pages = allPages(content).flatMap(({type, file}) => (type === 'component' ? [siteKey(file)] : []));
  // A page of the last session may have been removed.
  const rest = known.filter((key) => {
    const file = siteFileOf(key);
    return file === undefined || existsSync(path.join(siteDir, file));
  });
  return [...new Set([...pages, ...rest])].sort();
}
