import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';
import {rootedUrls} from './rootedUrls.ts';

/** A rule that imports a style sheet, and the conditions under which it applies. */
const IMPORT = /@import\s+(?:url\(\s*)?(['"]?)([^'")\s;]+)\1\s*\)?([^;]*);/g;

/**
 * Reads a plain style sheet with the site's own sheets that it imports in the place of their rules; those of packages and of
 * other hosts are left out. Addresses of files start at the site folder.
 *
 * @param file Absolute path; without such a file, the text is empty.
 * @param siteDir Absolute path of the site folder.
 */
export function withImports(file: string, siteDir: string, isRead = new Set<string>()): string {
  if (isRead.has(file)) return '';
  isRead.add(file);
  const text = rootedUrls(readText(file) ?? '', path.dirname(file), siteDir);
  if (!text.includes('@import')) return text;
  return text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(IMPORT, (_, _quote: string, address: string, conditions: string) => {
      const inSite = siteFileOf(address);
      const target = inSite === undefined ? path.resolve(file, '..', address) : path.join(siteDir, inSite);
      const imported = withImports(target, siteDir, isRead);
      const media = conditions.trim();
      return media === '' || /^(?:layer|supports)\b/.test(media) ? imported : `@media ${media}{${imported}}`;
    });
}
