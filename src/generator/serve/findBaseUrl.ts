import {readFile} from 'node:fs/promises';
import path from 'node:path';

const REFRESH_RE = /<meta http-equiv="refresh" content="0; ?url=([^"]*)"/i;

/**
 * Finds the base address of a built site from the page at the root of the folder, which leads there.
 *
 * @returns The path with `/` at both ends; `/` when the root is no such page or there is none.
 */
export async function findBaseUrl(dir: string): Promise<string> {
  const html = await readFile(path.join(dir, 'index.html'), 'utf8').catch(() => '');
  const target = REFRESH_RE.exec(html)?.[1]?.replaceAll('&amp;', '&');
  if (target === undefined || !URL.canParse(target, 'http://localhost')) return '/';
  const {pathname} = new URL(target, 'http://localhost');
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
