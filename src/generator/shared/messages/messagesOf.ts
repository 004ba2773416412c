import {ARABIC} from './languages/ar.ts';
import {GERMAN} from './languages/de.ts';
import {ENGLISH} from './languages/en.ts';
import {SPANISH} from './languages/es.ts';
import {FRENCH} from './languages/fr.ts';
import {ITALIAN} from './languages/it.ts';
import {JAPANESE} from './languages/ja.ts';
import {KOREAN} from './languages/ko.ts';
import {DUTCH} from './languages/nl.ts';
import {POLISH} from './languages/pl.ts';
import {PORTUGUESE} from './languages/pt.ts';
import {RUSSIAN} from './languages/ru.ts';
import {TURKISH} from './languages/tr.ts';
import {UKRAINIAN} from './languages/uk.ts';
import {VIETNAMESE} from './languages/vi.ts';
import {SIMPLIFIED_CHINESE} from './languages/zhHans.ts';
import {TRADITIONAL_CHINESE} from './languages/zhHant.ts';
import type {MessagePlace, Messages} from './Messages.ts';
import {adaptPlural} from './pluralMessage.ts';

const TABLES: Readonly<Record<string, Messages>> = {
  ar: ARABIC,
  de: GERMAN,
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  it: ITALIAN,
  ja: JAPANESE,
  ko: KOREAN,
  nl: DUTCH,
  pl: POLISH,
  pt: PORTUGUESE,
  ru: RUSSIAN,
  tr: TURKISH,
  uk: UKRAINIAN,
  vi: VIETNAMESE,
  'zh-Hans': SIMPLIFIED_CHINESE,
  'zh-Hant': TRADITIONAL_CHINESE,
};

/** The languages that have a table of messages, for error messages. */
export const TRANSLATED_LANGUAGES = Object.keys(TABLES);

/** Whether the theme's messages are available in the language of a locale. */
export function hasMessages(locale: string): boolean {
  return tableOf(locale) !== undefined;
}

/** The theme's messages for a locale; in English if its language has no table. */
export function messagesOf(locale: string): Messages {
  return tableOf(locale) ?? adaptMessages(ENGLISH, locale);
}

/**
 * The table of a locale's language and script: `pt-BR` is Portuguese, `zh-CN` is simplified Chinese, `zh-TW` traditional.
 */
function tableOf(locale: string): Messages | undefined {
  const {language, script} = new Intl.Locale(locale).maximize();
  return TABLES[`${language}-${script}`] ?? TABLES[language];
}

function adaptMessages(messages: Messages, locale: string): Messages {
  return mapMessages(messages, (text) => adaptPlural(text, 'en', locale));
}

/** Every message, after its place. */
export function listMessages(messages: Messages): [place: MessagePlace, text: string][] {
  const found: [MessagePlace, string][] = [];
  mapMessages(messages, (text, place) => {
    found.push([place, text]);
    return text;
  });
  return found;
}

/** Applies a function to each message. */
export function mapMessages(
  {theme, dialogs, composer, reference, changes, build}: Messages,
  change: (text: string, place: MessagePlace) => string,
): Messages {
  const mapGroup = <Group extends Record<string, string>>(name: keyof Messages, group: Group): Group =>
    // The keys are those of the group, in the places and in the result.
    Object.fromEntries(
      Object.entries(group).map(([key, text]) => [key, change(text, `${name}.${key}` as MessagePlace)]),
    ) as Group;
  return {
    theme: mapGroup('theme', theme),
    dialogs: mapGroup('dialogs', dialogs),
    composer: mapGroup('composer', composer),
    reference: mapGroup('reference', reference),
    changes: mapGroup('changes', changes),
    build: mapGroup('build', build),
  };
}
