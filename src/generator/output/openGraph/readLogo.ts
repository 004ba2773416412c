import {readFile} from 'node:fs/promises';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {findInStatic} from '../../files/findInStatic.ts';

/** Source of the navbar's logo, if it is an SVG in a static folder; otherwise empty. */
export async function readLogo(siteDir: string, config: SiteConfig): Promise<string> {
  const src = config.themeConfig.navbar.logo?.src;
  if (!src?.endsWith('.svg') || /^[a-z]+:/i.test(src)) return '';
  const file = findInStatic(siteDir, config.staticDirectories, src);
  return file === undefined ? '' : readFile(file, 'utf8');
}
