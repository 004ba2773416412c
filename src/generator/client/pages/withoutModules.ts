import type {ContentData} from '../../shared/page/PageParts.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {LoadedPage} from '../registry.ts';
import {contentsOf} from './createPageLoader.ts';
import {embeddedHtml} from './readEmbeddedPage.ts';

/**
 * The page of a document whose modules could not be loaded: its bodies are the prerendered HTML, so the text is
 * readable and only its components do not work.
 */
export function withoutModules(document: Document, data: PageData): LoadedPage {
  for (const content of contentsOf(data)) makeStatic(document, content);
  return {data, modules: {}};
}

function makeStatic(document: Document, content: ContentData): void {
  if (!content.module) return;
  delete content.module;
  content.html = embeddedHtml(document, content.key);
}
