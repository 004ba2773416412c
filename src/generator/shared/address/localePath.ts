import {belowBaseUrl} from './baseUrl.ts';

interface Place {
  url: string;
  baseUrl: string;
}

/** The address of a page in another language; absolute when that language is on another host. */
export function localePath(path: string, from: Place, to: Place): string {
  const address = to.baseUrl + (belowBaseUrl(path, from.baseUrl) ?? '');
  return to.url === from.url ? address : to.url + address;
}
