import {createHash} from 'node:crypto';
import path from 'node:path';
import type {SiteData} from '../shared/page/SiteData.ts';
import {BASE_URL_SCRIPT} from './scripts/baseUrlScript.ts';
import {COLOR_MODE_SCRIPT} from './scripts/colorModeScript.ts';
import {GENERATOR} from './generatorName.ts';
import type {Bundles} from '../bundle/createBundles.ts';
import type {DocumentShell} from './renderDocument.ts';

const ICON_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** What every document of this build shares. */
export function createDocumentShell(site: SiteData, bundles: Bundles): DocumentShell {
  const asset = (file: string) => `${site.baseUrl}assets/${file}`;
  const {favicon} = site;
  return {
    locale: site.locale,
    baseUrl: site.baseUrl,
    trailingSlash: site.trailingSlash,
    app: bundles.app,
    styles: bundles.styles.map(asset),
    scripts: bundles.scripts.map(asset),
    chunks: Object.fromEntries(Object.entries(bundles.chunks).map(([key, files]) => [key, files.map(asset)])),
    favicon: favicon
      ? {
          href: site.baseUrl + favicon.replace(/^\//, ''),
          type: ICON_TYPES[path.extname(favicon)] ?? 'image/x-icon',
        }
      : undefined,
    colorMode: site.colorMode.defaultMode,
    announcement: site.announcementBar?.id,
    inlineScript: COLOR_MODE_SCRIPT,
    lastScript: BASE_URL_SCRIPT,
    generator: GENERATOR,
    contentSecurityPolicy: contentSecurityPolicy([COLOR_MODE_SCRIPT, BASE_URL_SCRIPT]),
  };
}

/** Scripts come from this site alone, and the inline scripts are allowed by their hashes (CSP Level 3). */
function contentSecurityPolicy(inlineScripts: string[]): string {
  const hashes = inlineScripts.map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`,
    // Diagrams and copied Docusaurus content carry style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `media-src 'self' data: blob: https:`,
    `frame-src 'self' https:`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ');
}
