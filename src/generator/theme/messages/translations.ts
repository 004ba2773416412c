type Translations = Readonly<Record<string, string>>;

/**
 * The texts of the site's own components in the language of the page being rendered. `translate` is not told which page
 * that is; rendering is synchronous, so it is always the page that was started last.
 */
const current: {texts: Translations} = {texts: {}};

/** Called before a page is rendered. */
export function useTranslations(texts: Translations = {}): void {
  current.texts = texts;
}

/** The translation of a text by its id, or by the text itself if it has no id; without a translation, the text. */
export function findTranslation(id: string | undefined, text: string): string {
  return current.texts[id ?? text] ?? text;
}
