const FORMAT = new Intl.DateTimeFormat('en', {dateStyle: 'long', timeZone: 'UTC'});

/** An ISO date as `July 4, 2025`, in UTC so that build and browser agree. */
export function formatDate(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : FORMAT.format(date);
}
