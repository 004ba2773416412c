import type {Attributes} from '../../shared/page/HeadTags.ts';

const REACT_NAMES: Record<string, string> = {
  class: 'className',
  charset: 'charSet',
  crossorigin: 'crossOrigin',
  fetchpriority: 'fetchPriority',
  hreflang: 'hrefLang',
  'http-equiv': 'httpEquiv',
  imagesizes: 'imageSizes',
  imagesrcset: 'imageSrcSet',
  itemprop: 'itemProp',
  referrerpolicy: 'referrerPolicy',
};

/** The attributes of a `meta` or `link` element by the names that React gives them. */
export function toReactProps(attributes: Attributes): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [REACT_NAMES[name.toLowerCase()] ?? name, value]),
  );
}
