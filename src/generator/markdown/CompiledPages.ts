import type {CompiledMeta} from './CompiledMeta.ts';

/** Metadata of compiled pages by source file. */
export type CompiledPages = Pick<ReadonlyMap<string, CompiledMeta>, 'get'>;
