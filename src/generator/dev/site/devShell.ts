import {assetsAddress} from '../../shared/address/assetFiles.ts';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {createDocumentShell} from '../../render/documentShell.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';
import {withoutAnalytics} from '../../shared/html/siteTags.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import type {App} from '../app/App.ts';
import {reloadScript} from './reloadScript.ts';

/** The parts that all documents of the dev server have in common, with the app's files as far as they exist. */
export function devShell(
  {contentSecurityPolicy, tags}: Pick<SiteConfig, 'contentSecurityPolicy' | 'tags'>,
  site: SiteData,
  app: Pick<App, 'names' | 'isBundled'>,
): DocumentShell {
  const {app: id, styles, scripts, chunks} = app.names();
  const isBundled = app.isBundled();
  const bundles: Bundles = {
    app: id,
    renderer: id,
    styles,
    scripts: isBundled ? scripts : [],
    chunks: isBundled ? chunks : {},
    prerender: '',
    browserDir: '',
    files: [],
  };
  const later = isBundled ? [] : scripts.map((name) => assetsAddress(site) + name);
  const own = tags && withoutAnalytics(tags);
  return createDocumentShell(site, bundles, devPolicy(contentSecurityPolicy), {
    moreScript: reloadScript(site.baseUrl, later),
    ...(own && {tags: own}),
  });
}

/** The site's policy, without the parts that don't work on a server without HTTPS. */
function devPolicy(policy: ContentSecurityPolicy | false): ContentSecurityPolicy | false {
  if (!policy) return false;
  const {'upgrade-insecure-requests': _, ...directives} = policy;
  return directives;
}
