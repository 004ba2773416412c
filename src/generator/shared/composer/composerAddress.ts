import {pageFolder} from '../address/pageAddress.ts';

/** Address of the data from which the forms of a page are built. */
export function composerAddress(path: string): string {
  return `${pageFolder(path)}composer.json`;
}
