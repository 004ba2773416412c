const WORDS_PER_MINUTE = 200;

/** Reading time of a Markdown body in minutes, rounded up; 0 without words. */
export function getReadingTime(body: string, locale: string): number {
  return Math.ceil(readingMinutes(body, locale));
}

/** Like `getReadingTime`, in hundredths of a minute as in Docusaurus: 201 words still take one minute. */
export function readingMinutes(body: string, locale: string, wordsPerMinute = WORDS_PER_MINUTE): number {
  let words = 0;
  for (const {isWordLike} of new Intl.Segmenter(locale, {granularity: 'word'}).segment(body)) {
    if (isWordLike) words++;
  }
  return Math.round((words / wordsPerMinute) * 100) / 100;
}
