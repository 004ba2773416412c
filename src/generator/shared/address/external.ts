/** Marks the path of a file of the site that is not a page: `pathname:///legacy` (Docusaurus, links). */
export const PATHNAME = 'pathname://';

/** Whether an address is on another host, or can only be opened by another program (`mailto:`). */
export function isExternal(address: string): boolean {
  return /^(?:(?!pathname:)[a-z][a-z\d+.-]*:|[/\\]{2})/i.test(address);
}

/** Whether an address is a page of the web on another host, which opens in a new tab. */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:)?\/\//i.test(address);
}

/** Whether an address cannot be that of a page of the site: it is external, or marked as a file. */
export function leadsOutside(address: string): boolean {
  return isExternal(address) || address.startsWith(PATHNAME);
}
