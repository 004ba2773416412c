import {createPermalink} from '../address/permalink.ts';

interface Product {
  label: string;
  /** Site path without baseUrl. */
  path: string;
}

/** The product that a page belongs to: the one with the longest path that the page stands at or below. */
export function productOf(
  {products, baseUrl}: {products: Product[]; baseUrl: string},
  permalink: string,
): Product | undefined {
  const path = permalink.replace(/\/$/, '');
  let found: {product: Product; length: number} | undefined;
  for (const product of products) {
    const own = createPermalink({baseUrl}, product.path).replace(/\/$/, '');
    const isIn = path === own || path.startsWith(`${own}/`);
    if (isIn && own.length > (found?.length ?? -1)) found = {product, length: own.length};
  }
  return found?.product;
}
