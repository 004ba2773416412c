type Translations = Readonly<Record<string, string>>;

/**
 * The texts of the site's own components in the language of the page that is rendered. `translate` is called without
 * anything that would say which page that is: drawing is synchronous, so it is the one that was begun last.
 */
const current: {texts: Translations} = {texts: {}};

/** Called before a page is rendered. */
export function useTranslations(texts: Translations = {}): void {
  current.texts = texts;
}

/** The translation of a text by its id, or by the text where it has none; the text where there is none. */
export function findTranslation(id: string | undefined, text: string): string {
  return current.texts[id ?? text] ?? text;
}
