import {withBaseUrl} from '../address/baseUrl.ts';
import {decodeAddress} from '../address/encoding.ts';
import {pageFolder} from '../address/pageAddress.ts';

interface Product {
  label: string;
  /** Path below baseUrl. */
  path: string;
}

/** The product that a page belongs to: the one with the longest path that the page is at or below. */
export function productOf<P extends Product>(
  {products, baseUrl}: {products: readonly P[]; baseUrl: string},
  permalink: string,
): P | undefined {
  const folder = decodeAddress(pageFolder(permalink));
  let found: {product: P; length: number} | undefined;
  for (const product of products) {
    const own = decodeAddress(pageFolder(withBaseUrl(product.path, baseUrl)));
    if (folder.startsWith(own) && own.length > (found?.length ?? -1)) found = {product, length: own.length};
  }
  return found?.product;
}
