import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {PartFormat} from '../files/cache/keptParts.ts';
import type {FoundPage, PageHead} from './FoundPage.ts';

/** A page in the index of the records. */
export interface IndexedPage {
  /** As long as it is unchanged, so is the page: the stamp of its record, and the hash of the addresses. */
  stamp: string | undefined;
  page: FoundPage;
}

/** A head, and where the metadata begin and end. */
type Line = [head: PageHead, start: number, end: number];

/** A page as it is added to the index. */
export function indexedPage(page: FoundPage): IndexedPage {
  const {stamp, addresses = ''} = page.head;
  return {stamp: stamp === undefined ? undefined : `${stamp} ${addresses}`, page};
}

/**
 * A part of the index: one line of JSON with the heads, then the metadata of each page. Parsing all of the metadata would
 * take several times as long.
 */
export const INDEX_FORMAT: PartFormat<IndexedPage> = {
  write(pages) {
    const metas: Uint8Array[] = [];
    const lines: Record<string, Line> = {};
    let end = 0;
    for (const [key, {page}] of Object.entries(pages)) {
      const bytes = page.indexed?.() ?? Buffer.from(JSON.stringify(page.meta));
      const start = end;
      end += bytes.length;
      metas.push(bytes);
      lines[key] = [headOf(page.head), start, end];
    }
    return Buffer.concat([Buffer.from(`${JSON.stringify(lines)}\n`), ...metas]);
  },
  read(content) {
    const end = content.indexOf(10);
    const lines: Record<string, Line> = JSON.parse(content.toString('utf8', 0, end));
    const metas = content.subarray(end + 1);
    const pages: Record<string, IndexedPage> = {};
    for (const [key, [head, from, to]] of Object.entries(lines)) {
      let meta: CompiledMeta | undefined;
      pages[key] = indexedPage({
        head,
        get meta() {
          meta ??= JSON.parse(metas.toString('utf8', from, to)) as CompiledMeta;
          return meta;
        },
        indexed: () => metas.subarray(from, to),
      });
    }
    return pages;
  },
};

/** Of a page that was not in the index, the given head is all of its metadata, see `foundPage`. */
function headOf(head: PageHead): PageHead {
  return {
    problems: head.problems,
    imports: head.imports,
    namedImports: head.namedImports,
    markdownLength: head.markdownLength,
    factsHash: head.factsHash,
    metaHash: head.metaHash,
    stamp: head.stamp,
    addresses: head.addresses,
    dependencies: {files: head.dependencies.files},
  };
}
