import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';

/** Source of the navbar's logo, when it is an SVG in a static folder; empty otherwise. */
export async function readLogo(siteDir: string, config: SiteConfig): Promise<string> {
  const src = config.themeConfig.navbar.logo?.src;
  if (!src?.endsWith('.svg') || /^[a-z]+:/i.test(src)) return '';
  for (const folder of [...config.staticDirectories].reverse()) {
    const text = await readFile(path.join(siteDir, folder, src), 'utf8').catch(() => '');
    if (text !== '') return text;
  }
  return '';
}
