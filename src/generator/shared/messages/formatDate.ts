const formats = new Map<string, Intl.DateTimeFormat>();

/** In which language dates are written, and of which calendar; that of the language if left out. */
interface DateLanguage {
  locale: string;
  calendar?: string;
}

/** An ISO date in the words of a language, such as `July 4, 2025`; in UTC so that build and browser agree. */
export function formatDate(isoDate: string, language: DateLanguage): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : formatOf(language).format(date);
}

/** Kept: making one takes longer than many dates. */
function formatOf({locale, calendar}: DateLanguage): Intl.DateTimeFormat {
  const key = `${locale} ${calendar}`;
  const options = {dateStyle: 'long', timeZone: 'UTC', ...(calendar && {calendar})} as const;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, known);
  return known;
}
