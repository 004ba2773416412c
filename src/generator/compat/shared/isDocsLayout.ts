import type {PageData} from '../../shared/page/PageData.ts';

/** Whether pages with a layout are those for which Docusaurus has `DocRoot`. */
export function isDocsLayout(layout: PageData['layout']): boolean {
  return layout === 'doc' || layout === 'categoryIndex';
}
