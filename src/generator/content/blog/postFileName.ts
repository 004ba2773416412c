import {calendarDay, isCalendarDay, isDayOfSomeMonth} from '../frontMatter/parseDate.ts';

export interface PostFileName {
  /** ISO date-time; undefined when the name has no date. */
  date?: string;
  /** The date as written, if it isn't a valid calendar date. */
  impossibleDate?: string;
  slug: string;
  /** The rest of the name: the title of a post that has no other. */
  text: string;
}

/**
 * Parses the date and slug from a post's path in the blog folder (Docusaurus 3 blog plugin): `2024-05-31-name.md`,
 * `2024/05/31/name.md`, `2024-05-31-name/index.md` and so on. Folders before the date are moved after it in the slug.
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
