import path from 'node:path';
import type {Site} from '../../config/Site.ts';
import type {RuleName, SiteConfig} from '../../config/SiteConfig.ts';
import {findInStatic, staticName} from '../../files/findInStatic.ts';
import {namesToSuggest} from '../../problems/namesToSuggest.ts';
import {isExternal} from '../../shared/address/external.ts';
import {didYouMean} from '../../shared/text/didYouMean.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {Problem} from '../../shared/problems/Problem.ts';

/**
 * Checks that an image named by its site path is in a static folder; addresses of other hosts are not checked.
 *
 * @param noun What the image is, for the message, for example `icon`.
 * @param address As written.
 */
export function checkStaticImage(
  noun: string,
  address: string | undefined,
  {siteDir, config}: Site,
  locate: () => Pick<Problem, 'file' | 'line' | 'column'>,
): Problem[] {
  if (address === undefined || isExternal(address)) return [];
  const bare = staticName(address, config.baseUrl);
  if (findInStatic(siteDir, config.staticDirectories, bare) !== undefined) return [];
  const folders = config.staticDirectories.map((folder) => path.join(siteDir, folder));
  const names = folders.flatMap((folder) => namesToSuggest(path.join(folder, path.dirname(bare))));
  const similar = nearest(path.basename(bare), names);
  const near =
    publishedAs(bare, siteDir, config) ?? (similar && path.posix.join(path.posix.dirname(bare), similar));
  const start = address.startsWith('/') ? '/' : '';
  const message = `The ${noun} \`${address}\` does not exist.`;
  const hint = near
    ? didYouMean(`${start}${near}`, message)
    : `Put it in \`${path.posix.join(config.staticDirectories[0] ?? 'static', bare)}\`.`;
  const rule = 'broken-image' satisfies RuleName;
  return [{severity: 'error', ...locate(), rule, message, hint}];
}

/** The name under which a file is published whose path in the site was written instead. */
function publishedAs(
  name: string,
  siteDir: string,
  {staticDirectories}: Pick<SiteConfig, 'staticDirectories'>,
): string | undefined {
  const place = path.posix.normalize(name);
  return staticDirectories
    .map((folder) => `${path.posix.normalize(folder)}/`)
    .flatMap((folder) => (place.startsWith(folder) ? [place.slice(folder.length)] : []))
    .find((own) => findInStatic(siteDir, staticDirectories, own) !== undefined);
}
