/**
 * Reads a date that a writer gave as text: ISO 8601 with or without a time, or any form that JavaScript's
 * `Date` knows. Without a time zone it is UTC.
 *
 * @returns undefined when it is not a date, or a day that no month has.
 */
export function parseDate(text: string): Date | undefined {
  const trimmed = text.trim();
  const day = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/.exec(trimmed);
  if (day && !isCalendarDay(Number(day[1]), Number(day[2]), Number(day[3]))) return undefined;
  const zoned = /(?:Z|UTC|GMT|[+-]\d{2}:?\d{2})$/i.test(trimmed) && trimmed.length > 10;
  const forms = zoned ? [trimmed] : [`${trimmed}Z`, `${trimmed} UTC`];
  return forms.map((form) => new Date(form)).find((date) => !Number.isNaN(date.getTime()));
}

/** True when the month (1 to 12) of that year has that day. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
