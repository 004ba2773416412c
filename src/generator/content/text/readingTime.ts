const WORDS_PER_MINUTE = 200;

/** Takes a Markdown body and the site's locale; returns the minutes it takes to read, rounded up, 0 for no words. */
export function getReadingTime(body: string, locale: string): number {
  let words = 0;
  for (const {isWordLike} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(body)) {
    if (isWordLike) words++;
  }
  return Math.ceil(words / WORDS_PER_MINUTE);
}
