import {existsSync} from 'node:fs';
import path from 'node:path';
import {allPages} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';

/**
 * Registry keys of the components that are pages, and of those from the last session that still exist.
 *
 * @param siteDir Absolute path.
 */
export function siteComponents(siteDir: string, content: Content, known: readonly string[] = []): string[] {
  const pages = allPages(content).flatMap(({type, file}) => (type === 'component' ? [`@site/${file}`] : []));
  // A page of the last session may have been removed.
  const rest = known.filter(
    (key) => !key.startsWith('@site/') || existsSync(path.join(siteDir, key.slice(6))),
  );
  return [...new Set([...pages, ...rest])].sort();
}
