import type {AppAddresses} from '../render/AppAddresses.ts';
import type {WrittenOutput} from './OutputManifest.ts';

/** Pages that were rendered before the addresses of the app's files were known, with those of the last output. */
export interface PagesAhead {
  /** By id. */
  rendered: ReadonlyMap<string, PageAhead>;
  /** The addresses that the pages name, as in `OutputPages`. */
  addresses: Record<string, AppAddresses>;
}

export interface PageAhead extends Omit<WrittenOutput, 'files' | 'pieces'> {
  /** Path below the output folder, and text. */
  files: readonly (readonly [file: string, text: string])[];
}
