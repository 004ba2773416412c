/**
 * Parses a date that an author wrote as text: ISO 8601 with or without a time, or any form that JavaScript's `Date`
 * accepts. Without a time zone, UTC is assumed.
 *
 * @returns undefined when the text is not a date, or names a day that no month has. The 30th and 31st of a shorter
 *   month roll over to the next one, as in Docusaurus.
 */
export function parseDate(text: string): Date | undefined {
  const trimmed = text.trim();
  const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(trimmed);
  if (day) {
    const [whole, ...parts] = day;
    const [year = 0, month = 0, dayOfMonth = 0] = parts.map(Number);
    if (!isDayOfSomeMonth(month, dayOfMonth)) return undefined;
    if (whole === trimmed) return calendarDay(year, month, dayOfMonth);
  }
  // `Date` requires two digits in a date with a time and in its offset, and the offset's minutes; YAML does not.
  const padded = trimmed
    .replace(
      /^(\d{4})-(\d{1,2})-(\d{1,2})([Tt]|\s+)(\d{1,2})(?=:)/,
      (_, year, month, dayOfMonth, space, hour) =>
        [year, '-', twoDigits(month), '-', twoDigits(dayOfMonth), space, twoDigits(hour)].join(''),
    )
    .replace(
      /(:\d\d(?:\.\d+)?)\s*([+-])(\d{1,2})(?::?(\d\d))?$/,
      (_, time, sign, hours, minutes = '00') => `${time}${sign}${twoDigits(hours)}:${minutes}`,
    );
  const zoned = ZONE.test(padded) && padded.length > 10;
  const forms = zoned ? [padded] : [`${padded}Z`, `${padded} UTC`];
  return forms.map((form) => new Date(form)).find((date) => !Number.isNaN(date.getTime()));
}

/** The time zones that `Date` reads. */
const ZONE = /(?:Z|[ECMP][SD]T|(?:UTC|GMT)(?:[+-]\d{1,2})?|[+-]\d{2}:?\d{2})$/i;

function twoDigits(number: string): string {
  return number.padStart(2, '0');
}

/** The start of a day in UTC; `month` counts from 1. `Date.UTC` alone would map years below 100 to the 20th century. */
export function calendarDay(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** True when at least one month has that day. */
export function isDayOfSomeMonth(month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

/** True when that month (1 to 12) of that year has that day. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = calendarDay(year, month, day);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
