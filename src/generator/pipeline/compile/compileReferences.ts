import {serialize} from 'node:v8';
import {siteMarks} from '../../config/typography.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import type {RenderSettings} from '../../reference/render/createRenderContext.ts';
import {referenceWords} from '../../reference/ReferenceWords.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {foundPage} from '../../store/FoundPage.ts';
import type {StoredPage} from '../../store/PageStore.ts';
import {hashOf} from '../../files/hash.ts';
import type {Availability} from '../../workers/shareBatches.ts';
import type {ReferenceTask, RenderedDocument} from '../../workers/tasks.ts';
import {withTaskFile} from './withTaskFile.ts';
import type {CompileContext} from '../BuildContext.ts';

export interface CompiledReferences {
  /** By the page's file. */
  pages: Map<string, StoredPage>;
  /** Pages that were rendered; the others were in the cache. */
  rendered: number;
}

/** Renders the reference pages that are not in the cache. */
export async function compileReferences(
  {config, content: {references}}: ScannedSite,
  {records, pipelineVersion, workers}: CompileContext,
  available: Availability,
): Promise<CompiledReferences> {
  const result: CompiledReferences = {pages: new Map(), rendered: 0};
  const settings = renderSettings(config);
  for (const reference of references) {
    const keyOf = referenceKeys(pipelineVersion, settings, reference.hash);
    const missing: ReferenceTask['pages'] = [];
    for (const page of reference.pages) {
      const key = keyOf(page.file);
      const found = records.findPage(key);
      if (found) result.pages.set(page.file, {key, page: found});
      else missing.push({key, page});
    }
    if (missing.length === 0) continue;
    const {bundle: _, ...rendered} = reference;
    const document = serialize({reference: rendered, settings} satisfies RenderedDocument);
    const {cacheDir} = records;
    const metas = await withTaskFile(cacheDir, document, (documentFile) =>
      workers.renderReference({type: 'reference', documentFile, cacheDir, pages: missing}, available),
    );
    missing.forEach(({key, page}, index) => {
      const meta = expectDefined(metas[index], `the rendered page ${page.file}`);
      result.pages.set(page.file, {key, page: foundPage(meta)});
    });
    result.rendered += missing.length;
  }
  return result;
}

/** Settings of the site that reference pages depend on. */
export function renderSettings(config: SiteConfig): RenderSettings {
  const {baseUrl, trailingSlash, themeConfig, messages, locale} = config;
  const site = {baseUrl, trailingSlash};
  const marks = siteMarks(config);
  return {site, code: themeConfig.prism, words: referenceWords(messages, locale), ...(marks && {marks})};
}

/** Makes the function that returns the cache key of a reference page by its file. */
export function referenceKeys(
  pipelineVersion: string,
  settings: RenderSettings,
  referenceHash: string,
): (file: string) => string {
  const common = hashOf(pipelineVersion, settings, referenceHash);
  return (file) => hashOf(common, file);
}
