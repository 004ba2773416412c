import * as z from 'zod';
import {withoutEndSlashes} from '../../shared/address/trailingSlash.ts';
import {sitePath} from './common.ts';

const productSchema = z.strictObject({
  /** Name of the product, as readers know it. */
  label: z.string().min(1).describe('Name of the product, as readers know it.'),
  /** Site path without baseUrl: the pages at it and below it belong to the product. */
  path: sitePath('/docs/my-product')
    .transform(withoutEndSlashes)
    .describe('Site path without baseUrl: the pages at it and below it belong to the product.'),
  /** Which of the theme's six product colors it uses. Default: its place in the list. */
  color: z
    .int()
    .min(1)
    .max(6)
    .optional()
    .describe("Which of the theme's six product colors it uses. Default: its place in the list."),
});

/** The products that a site documents. Search can be narrowed to one, and each gets its own `llms.txt`. */
export const productsSchema = z
  .array(productSchema)
  .transform((products) =>
    products.map((product, index) => ({...product, color: product.color ?? (index % 6) + 1})),
  );
