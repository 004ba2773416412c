import type {ContentData} from '../../shared/page/PageParts.ts';
import type {PageData, PageFile} from '../../shared/page/PageData.ts';
import {readSidebarLevels} from '../../theme/sidebar/readSidebarLevels.ts';
import {contentsOf} from './createPageLoader.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

/**
 * Reads the page that the document was prerendered with. The HTML of its bodies and its sidebar are taken from the
 * document, so React keeps the elements as they are.
 */
export function readEmbeddedPage(
  document: Document,
): Pick<PageFile, 'app' | 'components'> & {data: PageData} {
  const json = document.getElementById(THEME_IDS.pageData)?.textContent ?? '';
  const {app, components, ...data} = JSON.parse(json) as PageFile;
  for (const content of contentsOf(data as PageData)) adopt(document, content);
  const sidebar = document.querySelector('.sidebar');
  if ('sidebar' in data && data.sidebar && sidebar) {
    data.sidebar.levels = {...readSidebarLevels(sidebar), ...data.sidebar.levels};
  }
  return {app, components, data: data as PageData};
}

function adopt(document: Document, content: ContentData): void {
  if (!content.module) content.html = embeddedHtml(document, content.key);
}

/** The HTML of a body in the prerendered document. */
export function embeddedHtml(document: Document, key: string): string {
  return document.querySelector(`[data-content="${CSS.escape(key)}"]`)?.innerHTML ?? '';
}
