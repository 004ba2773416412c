import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {hashOf} from '../../files/hash.ts';

/**
 * Hash of everything that all pages of a build share. Addresses are checked page by page, and the site may be
 * moved to another folder.
 */
export function hashSettings(
  pipelineVersion: string,
  {permalinks: _, siteDir: __, plugins, ...settings}: CompileOptions,
): string {
  return hashOf(pipelineVersion, settings, ...(plugins ? [plugins.hash] : []));
}

/** The cache key of a page: the settings, the compile request, and the source's SHA-1. */
export function recordKey(settingsHash: string, input: CompileRequest, sourceHash: string): string {
  return hashOf(settingsHash, input, sourceHash);
}
