import type {AddressUse} from './unsafeScheme.ts';
import {ownValue} from '../invariants/ownValue.ts';

/** Attributes of HTML, SVG and components that hold an address, in lower case without `:` and `-`. */
const USES: Readonly<Record<string, AddressUse>> = {
  action: 'link',
  formaction: 'link',
  href: 'link',
  ping: 'link',
  to: 'link',
  xlinkhref: 'link',
  background: 'media',
  poster: 'media',
  src: 'media',
  srcset: 'media',
};

/** Elements that open their `src` as a link opens its target. */
const FRAMES = new Set(['iframe', 'frame', 'embed', 'script']);

/** Elements whose `href` names an image or a style sheet. */
const REFERRING = new Set(['image', 'feimage', 'use', 'link']);

/**
 * How an attribute uses its value as an address; undefined for an attribute that holds something else.
 *
 * @param attribute As HTML, hast or JSX spell it.
 */
export function addressUse(element: string, attribute: string): AddressUse | undefined {
  const tag = element.toLowerCase();
  const name = attribute.toLowerCase().replace(/[:-]/g, '');
  if (name === 'data') return tag === 'object' ? 'link' : undefined;
  if (name === 'src' && FRAMES.has(tag)) return 'link';
  if (/^(?:xlink)?href$/.test(name) && REFERRING.has(tag)) return 'media';
  return ownValue(USES, name);
}
