import {hasMessages, TRANSLATED_LANGUAGES} from '../shared/messages/messagesOf.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {ConfigFile} from './ConfigDialect.ts';

/** Warns about languages of the site for which the theme has no messages. */
export function languageProblems(locales: readonly string[], {file, locate}: ConfigFile): Problem[] {
  const missing = locales.filter((locale) => !hasMessages(locale));
  if (missing.length === 0) return [];
  const names = missing.map((locale) => `\`${locale}\``).join(', ');
  return [
    {
      severity: 'warning',
      file,
      ...locate(['i18n'], 'key'),
      message: `The words of the theme, such as “Next” and “Search”, have no translation into ${names}: they are in English.`,
      hint: `There are tables for ${TRANSLATED_LANGUAGES.join(', ')}.`,
    },
  ];
}
