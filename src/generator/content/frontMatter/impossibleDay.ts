import {calendarDay, isCalendarDay} from './parseDate.ts';

/**
 * The mistake of a date such as 30 February.
 *
 * @param text A date, or a date and time (ISO 8601).
 * @returns undefined when the day exists, or the text does not begin with one
 */
export function impossibleDay(text: string): {message: string; hint: string} | undefined {
  const [day, year, month, dayOfMonth] = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text.trim()) ?? [];
  if (day === undefined || isCalendarDay(Number(year), Number(month), Number(dayOfMonth))) return undefined;
  const days = calendarDay(Number(year), Number(month) + 1, 0).getUTCDate();
  const hint = Number(month) > 12 ? 'A year has 12 months.' : `That month has ${days} days.`;
  return {message: `The calendar has no day ${day}.`, hint};
}
