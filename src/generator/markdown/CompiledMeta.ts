import type {CompiledPage} from './CompiledPage.ts';
import type {Body} from '../shared/page/PageModule.ts';
import type {PageText} from '../shared/page/PageText.ts';

/** A compiled page without its bodies and its text: what the main thread keeps in memory. */
export interface CompiledMeta extends Omit<CompiledPage, 'body' | 'preview' | 'text'> {
  bodyType: Body['type'];
  previewType?: Body['type'];
  /** SHA-1 of the bodies and the text, which tells whether what is derived from them is out of date. */
  bodyHash: string;
  textHash: string;
  /** Length of the text as Markdown, in bytes. */
  markdownLength: number;
  /** SHA-1 of everything that other pages and files show of the page, or link to. */
  factsHash: string;
  /** SHA-1 of all the metadata, including these hashes. */
  metaHash: string;
  /** Stamp of the record on disk, when it was read or written: as long as it is unchanged, so is the record. */
  stamp?: string;
}

/** The metadata without what is computed when the record is written. */
export type OwnMeta = Omit<
  CompiledMeta,
  'bodyHash' | 'textHash' | 'markdownLength' | 'factsHash' | 'metaHash' | 'stamp'
>;

/** Splits a compiled page into what stays in memory and what is read again when the page is rendered. */
export function splitCompiledPage(page: CompiledPage): {
  meta: OwnMeta;
  body: Body;
  preview?: Body;
  text: PageText;
} {
  const {body, preview, text, ...rest} = page;
  return {
    meta: {
      ...rest,
      bodyType: body.type,
      ...(preview && {previewType: preview.type}),
    },
    body,
    preview,
    text,
  };
}

/**
 * What other pages and files show of a page, or link to. Positions in its source are not part of it, nor is what decides
 * whether it has to be compiled again.
 */
export function factsOf({dependencies: _, links, namedImports, ...facts}: OwnMeta): unknown {
  return [
    facts,
    links.map(({href, reported}) => [href, reported]),
    namedImports?.map(({file, specifier, from, name}) => [file, specifier, from, name]),
  ];
}
