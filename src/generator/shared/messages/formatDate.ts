const formats = new Map<string, Intl.DateTimeFormat>();

/** An ISO date in the words of a locale, such as `July 4, 2025`; in UTC so that build and browser agree. */
export function formatDate(isoDate: string, locale: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : formatOf(locale).format(date);
}

/** Kept: making one takes longer than many dates. */
function formatOf(locale: string): Intl.DateTimeFormat {
  const known = formats.get(locale) ?? new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
  formats.set(locale, known);
  return known;
}
