import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {hashSettings} from '../../markdown/hashSettings.ts';
import {hashOf} from '../../files/hash.ts';

/** Hash of everything that all pages of a build share. */
export function sharedHash(pipelineVersion: string, options: CompileOptions): string {
  return hashOf(pipelineVersion, hashSettings(options));
}

/** The cache key of a page: what all pages share, the compile request, and the source's SHA-1. */
export function recordKey(shared: string, input: CompileRequest, sourceHash: string): string {
  return hashOf(shared, input, sourceHash);
}
