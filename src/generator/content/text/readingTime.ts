const WORDS_PER_MINUTE = 200;

/** Reading time of a Markdown body in minutes, rounded up; 0 without words. */
export function getReadingTime(body: string, locale: string): number {
  return Math.ceil(readingMinutes(body, locale));
}

/** Like `getReadingTime`, without rounding. */
export function readingMinutes(body: string, locale: string, wordsPerMinute = WORDS_PER_MINUTE): number {
  let words = 0;
  for (const {isWordLike} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(body)) {
    if (isWordLike) words++;
  }
  return words / wordsPerMinute;
}
