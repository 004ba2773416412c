import {calendarDay, isCalendarDay, isDayOfSomeMonth} from '../frontMatter/parseDate.ts';

export interface PostFileName {
  /** ISO date-time; undefined when the name holds no date. */
  date?: string;
  /** The date as written, when it is not in the calendar. */
  impossibleDate?: string;
  slug: string;
  /** What is left of the name: the title of a post that has no other. */
  text: string;
}

/**
 * Reads date and slug off a post's path in the blog folder (Docusaurus 3 blog plugin): `2024-05-31-name.md`,
 * `2024/05/31/name.md`, `2024-05-31-name/index.md` and so on; folders before the date go after it in the slug.
 */
export function parsePostFileName(path: string): PostFileName {
  const name = path.replace(/\.mdx?$/, '');
  const found = /^(.*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/]?(.*?)(?:\/index)?$/.exec(name);
  if (!found) {
    const plain = name.replace(/\/index$/, '');
    return {slug: `/${plain}`, text: plain};
  }
  const [, folder = '', year = '', month = '', day = '', text = ''] = found;
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  return {
    ...(isDayOfSomeMonth(m, d) && {date: calendarDay(y, m, d).toISOString()}),
    ...(!isCalendarDay(y, m, d) && {impossibleDate: `${year}-${month}-${day}`}),
    slug: `/${year}/${month}/${day}/${folder}${text}`,
    text: text || name,
  };
}
