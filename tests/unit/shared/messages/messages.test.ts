import {describe, expect, test} from 'vitest';
import {fillMessage} from '../../../../src/generator/shared/messages/fillMessage.ts';
import {formatDate} from '../../../../src/generator/shared/messages/formatDate.ts';
import {ENGLISH} from '../../../../src/generator/shared/messages/languages/en.ts';
import {
  hasMessages,
  listMessages,
  messagesOf,
  TRANSLATED_LANGUAGES,
} from '../../../../src/generator/shared/messages/messagesOf.ts';
import {pluralMessage} from '../../../../src/generator/shared/messages/pluralMessage.ts';

test.each([
  ['en', 1, 'One post'],
  ['en', 1200, '1,200 posts'],
  ['fr', 0, 'Un article'],
  ['fr', 2, '2 articles'],
  ['fr', 1_000_000, '1 000 000 articles'],
  ['it', 1, 'Un articolo'],
  ['it', 2, '2 articoli'],
  ['ja', 1, '1件の記事'],
  ['ko', 1, '글 1개'],
  ['ko', 1200, '글 1,200개'],
  ['zh-TW', 2, '2 篇文章'],
  ['ar', 0, 'لا توجد تدوينات'],
  ['ar', 2, 'تدوينتان'],
  ['pt-BR', 2, '2 publicações'],
  ['ru', 1, '1 запись'],
  ['ru', 3, '3 записи'],
  ['ru', 11, '11 записей'],
  ['ru', 21, '21 запись'],
  ['nl', 1, 'Eén bericht'],
  ['nl', 1200, '1.200 berichten'],
  ['pl', 1, '1 wpis'],
  ['pl', 3, '3 wpisy'],
  ['pl', 12, '12 wpisów'],
  ['pl', 21, '21 wpisów'],
  ['tr', 1, '1 yazı'],
  ['uk', 3, '3 записи'],
  ['uk', 12, '12 записів'],
  ['uk', 21, '21 запис'],
  ['vi', 2, '2 bài viết'],
  // Languages without a table get the English forms in the number and order they need.
  ['th', 1, '1 posts'],
  ['cs', 1, 'One post'],
  ['cs', 3, '3 posts'],
  ['cs', 5, '5 posts'],
])('in %s, %i posts are “%s”', (locale, count, expected) => {
  const text = pluralMessage(messagesOf(locale).theme.posts, count, locale);
  expect(text.replace(/\s/g, ' ')).toBe(expected);
});

test.each([
  ['pt-BR', 'Pesquisar'],
  ['zh-CN', '搜索'],
  ['zh-Hans', '搜索'],
  ['zh', '搜索'],
  ['de-CH', 'Suchen'],
  ['zh-TW', '搜尋'],
  ['zh-HK', '搜尋'],
  ['zh-Hant', '搜尋'],
  ['ko-KR', '검색'],
  ['it-CH', 'Cerca'],
  ['ru', 'Поиск'],
  ['nl-BE', 'Zoeken'],
  ['pl', 'Szukaj'],
  ['tr-TR', 'Ara'],
  ['uk', 'Пошук'],
  ['vi', 'Tìm kiếm'],
  ['sv', 'Search'],
])('the locale %s calls search “%s”', (locale, expected) => {
  expect(messagesOf(locale).theme.search).toBe(expected);
  expect(hasMessages(locale)).toBe(expected !== 'Search');
});

describe.each(TRANSLATED_LANGUAGES.filter((language) => language !== 'en'))(
  'the messages in %s',
  (locale) => {
    test('have the same placeholders as the English ones', () => {
      const english = new Map(listMessages(ENGLISH));
      for (const [message, text] of listMessages(messagesOf(locale))) {
        const lacking = placesOf(english.get(message) ?? '').filter(
          (place) => !placesOf(text).includes(place),
        );
        // The singular may be a word, as in French; forms for more than one number contain the number.
        expect(lacking, message).toEqual([]);
      }
    });

    test('have the plural forms that the language needs, or one for all', () => {
      const needed = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.length;
      const english = new Map(listMessages(ENGLISH));
      for (const [message, text] of listMessages(messagesOf(locale))) {
        const numbers = english.get(message)?.includes('|') ? [1, 2, needed] : [1];
        expect(numbers, message).toContain(text.split('|').length);
      }
    });
  },
);

test('placeholders without a value stay, and values are not parsed as messages', () => {
  expect(fillMessage('{a} and {b}', {a: '{b}'})).toBe('{b} and {b}');
});

test('dates are written as the language writes them, in UTC', () => {
  expect(formatDate('2025-07-04T23:30:00Z', {locale: 'en'})).toBe('July 4, 2025');
  expect(formatDate('2025-07-04', {locale: 'de'})).toBe('4. Juli 2025');
  expect(formatDate('2025-07-04', {locale: 'it'})).toBe('4 luglio 2025');
  expect(formatDate('2025-07-04', {locale: 'ja'})).toBe('2025年7月4日');
  expect(formatDate('2025-07-04', {locale: 'ko'})).toBe('2025년 7월 4일');
  expect(formatDate('2025-07-04', {locale: 'pl'})).toBe('4 lipca 2025');
  expect(formatDate('2025-07-04', {locale: 'ru'})).toBe('4 июля 2025 г.');
  expect(formatDate('2025-07-04', {locale: 'tr'})).toBe('4 Temmuz 2025');
  expect(formatDate('2025-07-04', {locale: 'ar', calendar: 'islamic-civil'})).toContain('محرم');
  expect(formatDate('soon', {locale: 'de'})).toBe('soon');
});

function placesOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([place]) => place);
}
