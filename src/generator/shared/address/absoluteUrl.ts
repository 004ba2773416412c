/** The absolute address of a site path or of an address that is absolute already. */
export function absoluteUrl({url, baseUrl}: {url: string; baseUrl: string}, address: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) return address;
  const path =
    address.startsWith(baseUrl) && baseUrl !== '/' ? address : `${baseUrl}${address.replace(/^\//, '')}`;
  return url + path;
}
