import path from 'node:path';
import {assetsAddress} from '../shared/address/assetFiles.ts';
import {encodeAddress} from '../shared/address/encoding.ts';
import {fromSiteRoot} from '../shared/address/fromSiteRoot.ts';
import type {ContentSecurityPolicy} from '../shared/html/contentSecurityPolicy.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import {COLOR_MODE_SCRIPT, SYSTEM_COLOR_MODE_SCRIPT} from './scripts/colorModeScript.ts';
import {createStartScript} from './scripts/startScript.ts';
import {type SiteTags, tagsHtml} from '../shared/html/siteTags.ts';
import {inlineScriptHashes, scriptHash} from './inlineScriptHashes.ts';
import {GENERATOR} from './generatorName.ts';
import type {Bundles} from '../bundle/requests/Bundles.ts';
import type {DocumentShell} from './renderDocument.ts';
import {appFacts} from '../shared/page/AppFacts.ts';
import {escapeJson} from '../shared/html/escapeJson.ts';

const ICON_TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/**
 * What every document of this build shares.
 *
 * @param policy The Content-Security-Policy without the hashes of inline scripts; `false` for none.
 * @param options.siteData Address of the script with the site's data; if omitted, documents contain the data.
 * @param options.assets Address of the folder of the app's files, if another language has them.
 * @param options.moreScript Code to append to the last script of a document, for the dev server.
 * @param options.tags The site's own elements.
 */
export function createDocumentShell(
  site: SiteData,
  bundles: Bundles,
  policy: ContentSecurityPolicy | false,
  {
    siteData,
    moreScript = '',
    assets = assetsAddress(site),
    tags,
  }: {siteData?: string; moreScript?: string; assets?: string; tags?: SiteTags} = {},
): DocumentShell {
  const lastScript = createStartScript(appFacts(site)) + moreScript;
  const firstScript = site.colorMode.respectPrefersColorScheme ? SYSTEM_COLOR_MODE_SCRIPT : COLOR_MODE_SCRIPT;
  const asset = (file: string) => assets + file;
  const {favicon} = site;
  const own = tags && {
    head: tagsHtml(tags.head),
    bodyStart: tagsHtml(tags.bodyStart),
    bodyEnd: tagsHtml(tags.bodyEnd),
  };
  return {
    site,
    siteData: siteData === undefined ? {json: escapeJson(site)} : {src: siteData},
    baseUrl: site.baseUrl,
    trailingSlash: site.trailingSlash,
    app: bundles.app,
    styles: bundles.styles.map(asset),
    scripts: bundles.scripts.map(asset),
    fonts: (bundles.fonts ?? []).map(asset),
    ...(bundles.components !== undefined && {components: asset(bundles.components)}),
    chunks: Object.fromEntries(Object.entries(bundles.chunks).map(([key, files]) => [key, files.map(asset)])),
    favicon: favicon
      ? {
          href: encodeAddress(fromSiteRoot(favicon, site.baseUrl)),
          type: ICON_TYPES[path.extname(favicon)] ?? 'image/x-icon',
        }
      : undefined,
    colorMode: site.colorMode.defaultMode,
    announcement: site.announcementBar?.id,
    inlineScript: firstScript,
    lastScript,
    generator: GENERATOR,
    contentSecurityPolicy: policy,
    ...(own && {tags: own}),
    scriptHashes: [
      ...[firstScript, lastScript].map(scriptHash),
      ...(own ? inlineScriptHashes(own.head + own.bodyStart + own.bodyEnd) : []),
    ],
  };
}
