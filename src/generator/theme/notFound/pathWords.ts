import {decodeAddress} from '../../shared/address/encoding.ts';
import {pathOf} from '../../shared/address/splitHref.ts';

/** The largest number of words in a query; the last ones of an address say most about its page. */
const MOST = 6;

/**
 * Turns an address without a page into a query: the words of its last two parts, without number prefixes, file
 * extensions and punctuation.
 *
 * @param path Address below the base URL, percent-encoded.
 */
export function pathWords(path: string): string {
  const parts = pathOf(path)
    .split('/')
    .map(decodeAddress)
    .map((part) => part.replace(/\.[a-z]\w{0,4}$/i, '').replace(/^\d+[-_. ]+/, ''))
    .filter((part) => part !== '' && part !== 'index');
  const words = parts
    .slice(-2)
    .join(' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  return [...new Set(words)].slice(-MOST).join(' ');
}
