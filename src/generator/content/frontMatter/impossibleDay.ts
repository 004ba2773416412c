import type {Problem} from '../../shared/problems/Problem.ts';
import {calendarDay, isCalendarDay, isDayOfSomeMonth} from './parseDate.ts';

/**
 * Reports dates such as 30 February, which `parseDate` rolls over to the next month, or a day of month 13, which it
 * rejects.
 *
 * @param text A date, or a date and time (ISO 8601).
 * @returns undefined when the day exists, or the text does not start with a date
 */
export function impossibleDay(text: string): Pick<Problem, 'severity' | 'message' | 'hint'> | undefined {
  const [day, ...parts] = /^(\d{4})-(\d\d?)-(\d\d?)/.exec(text.trim()) ?? [];
  const [year = 0, month = 0, dayOfMonth = 0] = parts.map(Number);
  if (day === undefined || isCalendarDay(year, month, dayOfMonth)) return undefined;
  const days = calendarDay(year, month + 1, 0).getUTCDate();
  const hint = month > 12 ? 'A year has 12 months.' : `That month has ${days} days.`;
  const message = `There is no day ${day}`;
  if (!isDayOfSomeMonth(month, dayOfMonth)) return {severity: 'error', message: `${message}.`, hint};
  const taken = calendarDay(year, month, dayOfMonth).toISOString().slice(0, 10);
  return {severity: 'warning', message: `${message}; it is read as ${taken}.`, hint};
}
