import type {ConfigSource} from '../../config/Site.ts';
import type {BlogConfig} from '../../config/SiteConfig.ts';
import type {ReadPost} from '../../config/schema/blogFunctions.ts';
import {type Called, callOption} from '../../config/callOption.ts';
import {toJsonObject} from '../frontMatter/toJson.ts';
import {getReadingTime, readingMinutes} from '../text/readingTime.ts';

/** Reading time in minutes, rounded up; undefined when it isn't shown. */
export function postReadingTime(
  post: {file: string; body: string; frontMatter: object},
  options: BlogConfig,
  {locale, configSource}: {locale: string; configSource?: ConfigSource},
): Called<number | undefined> {
  if (!options.showReadingTime) return {value: undefined};
  const {readingTime} = options;
  if (!readingTime) return {value: getReadingTime(post.body, locale)};
  const read: ReadPost = {
    content: post.body,
    frontMatter: toJsonObject(post.frontMatter),
    locale,
    defaultReadingTime: (text) =>
      readingMinutes(text.content, text.locale ?? locale, text.options?.wordsPerMinute),
  };
  return callOption(() => readingTime(read), readMinutes, {
    key: [...options.at, 'readingTime'],
    source: configSource,
    subject: post.file,
  });
}

function readMinutes(given: unknown): {value: number | undefined} | string {
  if (given === undefined || given === null) return {value: undefined};
  if (typeof given !== 'number' || !Number.isFinite(given) || given < 0) return 'minutes, or nothing';
  return {value: Math.ceil(given)};
}
