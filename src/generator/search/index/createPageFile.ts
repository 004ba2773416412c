import type {PageFile, PageSection} from '../format/SearchFiles.ts';
import type {IndexedPage} from './IndexedPage.ts';

/** The file of a page: what is shown of it, and all that its terms are made of. */
export function createPageFile(
  {path, title, description, entity, keywords, sections}: IndexedPage,
  {numbering, twin}: {numbering: string; twin?: number},
): PageFile {
  return {
    numbering,
    path,
    title,
    ...(description && {description}),
    ...(entity !== undefined && {entity}),
    ...(twin !== undefined && {twin}),
    ...(keywords && keywords.length > 0 && {keywords}),
    sections: sections.map(({id, heading, level, text, names = [], method}, index): PageSection => {
      // A page without text begins with its description.
      const shown = index === 0 && text === '' ? (description ?? '') : text;
      if (method !== undefined) return [id, heading, level, shown, names, method];
      return names.length > 0 ? [id, heading, level, shown, names] : [id, heading, level, shown];
    }),
  };
}
