import type {SiteConfig} from '../../config/SiteConfig.ts';
import {createPermalink} from '../address/permalink.ts';

/** The product that a page belongs to: the one with the longest path that the page stands at or below. */
export function productOf(
  {products, baseUrl}: Pick<SiteConfig, 'products' | 'baseUrl'>,
  permalink: string,
): SiteConfig['products'][number] | undefined {
  const path = permalink.replace(/\/$/, '');
  let found: {product: SiteConfig['products'][number]; length: number} | undefined;
  for (const product of products) {
    const own = createPermalink({baseUrl}, product.path).replace(/\/$/, '');
    const isIn = path === own || path.startsWith(`${own}/`);
    if (isIn && own.length > (found?.length ?? -1)) found = {product, length: own.length};
  }
  return found?.product;
}
