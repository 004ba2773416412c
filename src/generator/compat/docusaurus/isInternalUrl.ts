import {hasScheme} from '../../shared/address/scheme.ts';

/** Whether an address points to the site itself (Docusaurus `isInternalUrl`). */
export default function isInternalUrl(url?: string): boolean {
  return url !== undefined && !hasScheme(url) && !url.startsWith('//');
}
