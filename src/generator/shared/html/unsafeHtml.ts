import {unsafeScheme} from '../address/unsafeScheme.ts';
import {addressUse} from './addressAttributes.ts';

const TAG = /<([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>?/gi;
const ATTRIBUTE = /([^\s=/"'>]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

/** The first address in a piece of HTML that makes a browser run code, see `unsafeScheme`. */
export function unsafeHtml(html: string): string | undefined {
  for (const [, tag = '', attributes = ''] of html.matchAll(TAG)) {
    for (const [, name = '', double, single, bare = ''] of attributes.matchAll(ATTRIBUTE)) {
      const use = addressUse(tag, name);
      const scheme = use && unsafeScheme(double ?? single ?? bare, use);
      if (scheme !== undefined) return scheme;
    }
  }
  return undefined;
}
