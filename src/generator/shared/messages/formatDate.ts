const formats = new Map<string, Intl.DateTimeFormat>();

/** The language and calendar of dates; the calendar defaults to the language's. */
export interface DateLanguage {
  locale: string;
  calendar?: string;
}

/** Formats an ISO date for a language, such as `July 4, 2025`; in UTC, so that build and browser agree. */
export function formatDate(isoDate: string, language: DateLanguage): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : formatOf(language).format(date);
}

/** Cached: creating a formatter takes longer than formatting many dates. */
function formatOf({locale, calendar}: DateLanguage): Intl.DateTimeFormat {
  const key = `${locale} ${calendar}`;
  const options = {dateStyle: 'long', timeZone: 'UTC', ...(calendar && {calendar})} as const;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
