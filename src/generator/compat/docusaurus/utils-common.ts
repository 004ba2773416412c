import {applyTrailingSlash as applySetting} from '../../shared/address/trailingSlash.ts';

export {causalChain as getErrorCausalChain} from '../shared/causalChain.ts';

/** Id of the text of a post in Docusaurus. */
export const blogPostContainerID = '__blog-post-container';

/** Applies the `trailingSlash` setting to an address of the site (Docusaurus `applyTrailingSlash`). */
export function applyTrailingSlash(
  address: string,
  {trailingSlash, baseUrl}: {trailingSlash?: boolean; baseUrl: string},
): string {
  const path = address.split(/[#?]/)[0] ?? '';
  if (path === '') return address;
  return applySetting(path, {trailingSlash, baseUrl}) + address.slice(path.length);
}

export function addPrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text : prefix + text;
}

export function addSuffix(text: string, suffix: string): string {
  return text.endsWith(suffix) ? text : text + suffix;
}

export function removePrefix(text: string, prefix: string): string {
  return text.startsWith(prefix) ? text.slice(prefix.length) : text;
}

export function removeSuffix(text: string, suffix: string): string {
  return suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;
}

export function addLeadingSlash(path: string): string {
  return addPrefix(path, '/');
}

export function addTrailingSlash(path: string): string {
  return addSuffix(path, '/');
}

export function removeTrailingSlash(path: string): string {
  return removeSuffix(path, '/');
}
