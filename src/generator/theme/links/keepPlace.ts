import type {MouseEvent} from 'react';

/**
 * Gives a link to the same page in another version or language the query and the anchor of the address, which only the
 * browser knows, so that the reader stays at the same section.
 */
export function keepPlace({currentTarget: link}: MouseEvent<HTMLAnchorElement>): void {
  const {search, hash} = window.location;
  link.search = search;
  link.hash = hash;
}
