import {useSite} from './SiteContext.ts';

/** Attributes for the text of a page that is not translated: its language, and its direction if the site's differs. */
export function useSourceLanguage({untranslated}: {untranslated?: true}): {
  lang?: string;
  dir?: 'ltr' | 'rtl';
} {
  const {locales, direction} = useSite();
  const source = locales?.find(({isDefault}) => isDefault);
  if (!untranslated || !source) return {};
  return {
    lang: source.htmlLang,
    ...(source.direction !== direction && {dir: source.direction ?? 'ltr'}),
  };
}
