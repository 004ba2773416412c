import {createRenderContext} from '../reference/render/createRenderContext.ts';
import {renderReferencePage} from '../reference/renderReferencePage.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import type {ReferenceTask, ReferenceTaskResult} from './tasks.ts';

/** Renders pages of an OpenAPI document, stores them in the cache, and returns their metadata. */
export function referenceTask({reference, settings, cacheDir, pages}: ReferenceTask): ReferenceTaskResult {
  const context = createRenderContext(reference, settings);
  const records = openPageRecords(cacheDir);
  return pages.map(({key, page}) => records.write(key, renderReferencePage(page, context)));
}
