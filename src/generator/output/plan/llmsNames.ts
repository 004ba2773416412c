import GithubSlugger from 'github-slugger';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content, DocsSet} from '../../content/Content.ts';

type Product = SiteConfig['products'][number];

/** The name of the site's own `llms.txt`, without the extension. All names are paths below baseUrl. */
export const SITE_LLMS = 'llms';

/** The name of the file with the Markdown of all pages that an `llms.txt` lists. */
export function fullLlms(name: string): string {
  return `${name}-full.txt`;
}

/** The products, each with the name of its `llms.txt`, without the extension. */
export function productLlms(products: SiteConfig['products']): {product: Product; name: string}[] {
  const slugger = new GithubSlugger();
  return products.map((product) => ({product, name: `llms/${slugger.slug(product.label)}`}));
}

/** The docs that have an `llms.txt` of their own: several docs, and versions before the last one. */
export function docsWithLlms(docsSets: readonly DocsSet[]): DocsSet[] {
  const instances = new Set(docsSets.map(({instance}) => instance));
  return docsSets.filter(({version}) => !version.isLast || instances.size > 1);
}

/** The name of their `llms.txt`, without the extension. */
export function docsLlms({instance, version}: DocsSet): string {
  return `llms/docs/${instance}${version.isLast ? '' : `/${version.name}`}`;
}

/** The paths, below baseUrl, of all these files that a site may have. */
export function llmsPaths(
  {products}: Pick<SiteConfig, 'products'>,
  {docsSets}: Pick<Content, 'docsSets'>,
): string[] {
  const names = [
    SITE_LLMS,
    ...productLlms(products).map(({name}) => name),
    ...docsWithLlms(docsSets).map(docsLlms),
  ];
  return names.flatMap((name) => [`${name}.txt`, fullLlms(name)]);
}
