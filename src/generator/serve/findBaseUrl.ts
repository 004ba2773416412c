import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {decodeEntities} from '../shared/html/decodeEntities.ts';

const REFRESH_RE = /<meta http-equiv="refresh" content="0; ?url=([^"]*)"/i;

/**
 * Finds the base URL of a built site from the page at the root of the folder, which redirects there.
 *
 * @returns The path with `/` at both ends; `/` if the page at the root does not redirect or does not exist
 */
export async function findBaseUrl(dir: string): Promise<string> {
  const html = await readFile(path.join(dir, 'index.html'), 'utf8').catch(() => '');
  const target = decodeEntities(REFRESH_RE.exec(html)?.[1] ?? '');
  if (target === '' || !URL.canParse(target, 'http://localhost')) return '/';
  const {pathname} = new URL(target, 'http://localhost');
  return pathname.endsWith('/') ? pathname : `${pathname}/`;
}
