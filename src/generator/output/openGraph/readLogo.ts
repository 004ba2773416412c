import {readFile} from 'node:fs/promises';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {findInStatic, staticName} from '../../files/findInStatic.ts';
import {isExternal} from '../../shared/address/external.ts';

/** Source of the navbar's logo, if it is an SVG in a static folder; otherwise empty. */
export async function readLogo(siteDir: string, config: SiteConfig): Promise<string> {
  const src = config.themeConfig.navbar.logo?.src;
  if (src === undefined || isExternal(src)) return '';
  const name = staticName(src, config.baseUrl);
  if (!name.endsWith('.svg')) return '';
  const file = findInStatic(siteDir, config.staticDirectories, name);
  return file === undefined ? '' : readFile(file, 'utf8');
}
