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
  /** SHA-1 of all the metadata, including these two hashes. */
  metaHash: string;
  /** Stamp of the record on disk, when it was read or written: as long as it is unchanged, so is the record. */
  stamp?: string;
}

/** Splits a compiled page into what stays in memory and what is read again when the page is rendered. */
export function splitCompiledPage(page: CompiledPage): {
  meta: Omit<CompiledMeta, 'bodyHash' | 'textHash' | 'markdownLength' | 'metaHash' | 'stamp'>;
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
