import {pageFolder} from '../address/pageAddress.ts';

/** Address of the data that the forms of a page are made from. */
export function composerAddress(path: string): string {
  return `${pageFolder(path)}composer.json`;
}
