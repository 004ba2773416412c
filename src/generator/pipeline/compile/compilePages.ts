import {waitForAll} from '../../files/waitForAll.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import {createPageStore, type PageStore} from '../../store/PageStore.ts';
import type {CompileContext} from '../BuildContext.ts';
import {compileDocuments, type DocumentPlan} from './compileDocuments.ts';
import {compileReferences} from './compileReferences.ts';

/** Compiles the documents and reference pages of a site that are not in the cache, without bundling its app. */
export async function compilePages(
  site: ScannedSite,
  plan: DocumentPlan,
  context: CompileContext,
): Promise<PageStore> {
  const available = {mainIsFree: Promise.resolve()};
  const [reference, documents] = await waitForAll([
    compileReferences(site, context, available),
    compileDocuments(plan, context, available),
  ]);
  return createPageStore(context.records, new Map([...documents, ...reference.pages]));
}
