import type {ScannedSite} from '../reference/ScannedSite.ts';
import type {PageStore} from './PageStore.ts';

/** A site whose documents and reference pages are compiled. */
export interface CompiledSite extends ScannedSite {
  readonly pages: PageStore;
}
