import type {ReactNode} from 'react';
import {type Product, products} from './products.ts';
import {Section} from './Section.tsx';
import {SiteLink} from './SiteLink.tsx';

/** Six cards: one product each, with what it does and its most useful pages. */
export function Products(): ReactNode {
  return (
    <Section id="products" title="Choose by product">
      <ul className="landing-cards">
        {products.map((product) => (
          <li key={product.name} data-color={product.color}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The whole card is a link to the overview; the links in it are above that one. */
function ProductCard({product}: {product: Product}): ReactNode {
  return (
    <article className="landing-card">
      <header>
        <svg className="landing-glyph" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={product.glyph} />
        </svg>
        <div>
          <h3>
            <SiteLink to={product.to}>{product.name}</SiteLink>
          </h3>
          <p className="landing-kind">{product.kind}</p>
        </div>
      </header>
      <p className="landing-note">{product.job}</p>
      <ul>
        {product.links.map((link) => (
          <li key={link.to}>
            <SiteLink to={link.to}>{link.label}</SiteLink>
          </li>
        ))}
      </ul>
    </article>
  );
}
