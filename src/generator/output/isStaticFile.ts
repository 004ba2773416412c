import type {Site} from '../config/Site.ts';
import {findServed} from '../files/findInStatic.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {decodeAddress} from '../shared/address/encoding.ts';
import {pathOf} from '../shared/address/splitHref.ts';

/** Whether a percent-encoded path with baseUrl points to a file of one of the static folders. */
export function isStaticFile({siteDir, config}: Site, address: string): boolean {
  const name = decodeAddress(belowBaseUrl(pathOf(address), config.baseUrl) ?? '');
  return name !== '' && findServed(siteDir, config.staticDirectories, name) !== undefined;
}
