import {createRenderContext} from '../reference/render/createRenderContext.ts';
import {renderReferencePage} from '../reference/render/renderReferencePage.ts';
import {recordPath, writeRecord} from '../store/pageRecord.ts';
import type {ReferenceTask, ReferenceTaskResult} from './tasks.ts';

/** Renders pages of an OpenAPI document, keeps each in the cache, and returns their metadata. */
export function referenceTask({reference, settings, cacheDir, pages}: ReferenceTask): ReferenceTaskResult {
  const context = createRenderContext(reference, settings);
  return pages.map(({key, page}) =>
    writeRecord(recordPath(cacheDir, key), renderReferencePage(page, context)),
  );
}
