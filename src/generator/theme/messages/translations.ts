import {bundledTranslations, type CodeTranslations} from '../../shared/page/codeTranslations.ts';
import {findSiteData} from '../context/findSiteData.ts';

/**
 * The texts of the site's own components in the language of the page being rendered. `translate` is not told which page
 * that is; rendering is synchronous, so it is always the page that was started last.
 */
const current: {texts?: CodeTranslations} = {};

/** Called before a page is rendered. */
export function setTranslations(texts: CodeTranslations = {}): void {
  current.texts = texts;
}

/** The translation of a text by its id, or by the text itself if it has no id; without a translation, the text. */
export function findTranslation(id: string | undefined, text: string): string {
  current.texts ??= bundledTranslations() ?? ofDocument();
  return current.texts[id ?? text] ?? text;
}

/** For modules that translate while they are evaluated, before the app starts. */
function ofDocument(): CodeTranslations {
  return (typeof document === 'undefined' ? undefined : findSiteData(document)?.translations) ?? {};
}
