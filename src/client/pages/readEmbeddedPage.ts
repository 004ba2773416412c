import type {ContentData, PageData} from '../../routes/PageData.ts';
import {contentsOf} from './createPageLoader.ts';

/**
 * The page that the document was prerendered with. The HTML of its bodies stands in the document already, so it is
 * taken from there: React then keeps the elements as they are.
 */
export function readEmbeddedPage(document: Document): {app: string; data: PageData} {
  const json = document.getElementById('page-data')?.textContent ?? '';
  const {app, ...data} = JSON.parse(json) as PageData & {app: string};
  for (const content of contentsOf(data as PageData)) adopt(document, content);
  return {app, data: data as PageData};
}

function adopt(document: Document, content: ContentData): void {
  if (content.module) return;
  content.html = document.querySelector(`[data-content="${CSS.escape(content.key)}"]`)?.innerHTML ?? '';
}
