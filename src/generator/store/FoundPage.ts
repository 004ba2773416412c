import type {CompiledMeta} from '../markdown/CompiledMeta.ts';

/** A compiled page that was found in the cache, or has just been compiled. */
export interface FoundPage {
  head: PageHead;
  /** All of its metadata; those of a page that is in the index are parsed when they are first read. */
  readonly meta: CompiledMeta;
  /** Its metadata as they are in the index. */
  indexed?(): Uint8Array;
}

/** The metadata that every build reads of every page. */
export interface PageHead
  extends Pick<
    CompiledMeta,
    'problems' | 'imports' | 'namedImports' | 'markdownLength' | 'factsHash' | 'metaHash' | 'stamp'
  > {
  dependencies: Pick<CompiledMeta['dependencies'], 'files'>;
  /** Hash of the addresses of all documents, with which the page's links are up to date. */
  addresses?: string;
}

/** A page whose metadata was read as a whole. */
export function foundPage(meta: CompiledMeta): FoundPage {
  return {head: meta, meta};
}
