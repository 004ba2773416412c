import type {Root} from 'hast';
import rehypeRaw from 'rehype-raw';

/** A tree as rehype-raw accepts it; hast's types do not include raw nodes. */
interface RawRoot {
  type: 'root';
  children: {type: 'raw'; value: string}[];
}

/** Parses a piece of HTML, including its SVG, as a browser does. */
export function parseHtml(html: string): Root {
  // Its second parameter, the virtual file, is only used for positions and may be omitted.
  const parseRaw = rehypeRaw() as unknown as (tree: RawRoot) => Root;
  return parseRaw({type: 'root', children: [{type: 'raw', value: html}]});
}
