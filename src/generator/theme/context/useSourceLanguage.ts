import {useSite} from './SiteContext.ts';

/** Returns the language of a page that is not translated; undefined for one in the language of the site. */
export function useSourceLanguage({untranslated}: {untranslated?: true}): string | undefined {
  const source = useSite().locales?.find(({isDefault}) => isDefault);
  return untranslated && source?.htmlLang;
}
