import type {SiteConfig} from '../../config/SiteConfig.ts';
import {decodeAddress} from '../../shared/address/decodeAddress.ts';
import {findServed} from '../../files/findInStatic.ts';

/** Whether a percent-encoded path with baseUrl leads to a file of one of the static folders. */
export function isStaticFile(siteDir: string, config: SiteConfig, address: string): boolean {
  const name = decodeAddress(address.replace(/[?#].*$/s, '').slice(config.baseUrl.length));
  return name !== '' && findServed(siteDir, config.staticDirectories, name) !== undefined;
}
