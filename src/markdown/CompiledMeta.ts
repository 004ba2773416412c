import type {Body, CompiledPage} from './CompiledPage.ts';

/** A compiled page without its bodies: what the main thread keeps in memory. */
export interface CompiledMeta extends Omit<CompiledPage, 'body' | 'preview'> {
  bodyType: Body['type'];
  previewType?: Body['type'];
}

/** Splits a compiled page into what stays in memory and what is read again when the page is rendered. */
export function splitCompiledPage(page: CompiledPage): {meta: CompiledMeta; body: Body; preview?: Body} {
  const {body, preview, ...rest} = page;
  return {meta: {...rest, bodyType: body.type, ...(preview && {previewType: preview.type})}, body, preview};
}
