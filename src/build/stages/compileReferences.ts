import {existsSync} from 'node:fs';
import {setImmediate} from 'node:timers/promises';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {Reference, ReferencePage} from '../../reference/pages/Reference.ts';
import {createRenderContext} from '../../reference/render/createRenderContext.ts';
import {renderReferencePage} from '../../reference/render/renderReferencePage.ts';
import {readRecord, recordPath, writeRecord} from '../cache/pageRecord.ts';
import {hashOf} from '../hash.ts';

export interface CompiledReferences {
  /** Metadata by the page's file. */
  compiled: Map<string, CompiledMeta>;
  /** Record key by the page's file. */
  keys: Map<string, string>;
  /** Pages that were rendered; the others stood in the cache. */
  rendered: number;
}

/** So many pages are rendered before workers that wait for their next batch are served. */
const PAGES_AT_ONCE = 8;

/**
 * Renders the reference pages that the cache does not hold, in the main thread: they take a few milliseconds each and
 * share what is worked out from the whole document.
 */
export async function compileReferences(
  cacheDir: string,
  pipelineVersion: string,
  config: SiteConfig,
  {references}: Content,
): Promise<CompiledReferences> {
  const result: CompiledReferences = {compiled: new Map(), keys: new Map(), rendered: 0};
  const {defaultLanguage, magicComments} = config.themeConfig.prism;
  const settings = {
    site: {
      baseUrl: config.baseUrl,
      ...(config.trailingSlash !== undefined && {trailingSlash: config.trailingSlash}),
    },
    code: {defaultLanguage, magicComments},
  };
  for (const reference of references) {
    const common = hashOf(pipelineVersion, settings, reference.hash);
    const missing: [ReferencePage, string][] = [];
    for (const page of reference.pages) {
      const key = hashOf(common, page.file);
      result.keys.set(page.file, key);
      const file = recordPath(cacheDir, key);
      const meta = existsSync(file) ? readRecord(file)?.meta : undefined;
      if (meta) result.compiled.set(page.file, meta);
      else missing.push([page, key]);
    }
    await render(reference, missing, settings, cacheDir, result);
  }
  return result;
}

async function render(
  reference: Reference,
  missing: [ReferencePage, string][],
  settings: Parameters<typeof createRenderContext>[1],
  cacheDir: string,
  result: CompiledReferences,
): Promise<void> {
  if (missing.length === 0) return;
  const context = createRenderContext(reference, settings);
  for (const [page, key] of missing) {
    result.compiled.set(
      page.file,
      writeRecord(recordPath(cacheDir, key), renderReferencePage(page, context)),
    );
    result.rendered++;
    if (result.rendered % PAGES_AT_ONCE === 0) await setImmediate();
  }
}
