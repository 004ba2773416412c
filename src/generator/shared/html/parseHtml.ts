import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';

/** A tree as rehype-raw takes it; the types of hast do not know its raw nodes. */
interface RawRoot {
  type: 'root';
  children: {type: 'raw'; value: string}[];
}

/** Parses a piece of HTML, with the drawings in it, as a browser does. */
export function parseHtml(html: string): Root {
  // Its second parameter, the virtual file, only serves positions and may be absent.
  const parseRaw = rehypeRaw() as unknown as (tree: RawRoot) => Root;
  return parseRaw({type: 'root', children: [{type: 'raw', value: html}]});
}
