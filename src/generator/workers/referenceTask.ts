import {readFileSync} from 'node:fs';
import {deserialize} from 'node:v8';
import {createRenderContext} from '../reference/render/createRenderContext.ts';
import {renderReferencePage} from '../reference/renderReferencePage.ts';
import {openPageRecords} from '../store/PageRecords.ts';
import {latestFile} from './latestFile.ts';
import type {ReferenceTask, ReferenceTaskResult, RenderedDocument} from './tasks.ts';

// What the pages of a document share is computed once in each thread.
const contextOf = latestFile((file) => {
  const {reference, settings} = deserialize(readFileSync(file)) as RenderedDocument;
  return createRenderContext(reference, settings);
});

/** Renders a batch of pages of an OpenAPI document, stores them in the cache, and returns their metadata. */
export function referenceTask({documentFile, cacheDir, pages}: ReferenceTask): ReferenceTaskResult {
  const context = contextOf(documentFile);
  const records = openPageRecords(cacheDir);
  return pages.map(({key, page}) => records.write(key, renderReferencePage(page, context)));
}
