import type {Problem} from '../../shared/problems/Problem.ts';
import {calendarDay} from './parseDate.ts';

/** Day and month in either order, before the year. */
const SHORT_DATE = /^(\d\d?)([./-])(\d\d?)\2(\d{4})(?!\d)/;

/**
 * Warns of dates such as `1/2/2024`, which countries read in different ways; `parseDate` takes the month first, as
 * `Date` does.
 *
 * @returns undefined when the text can be read in one way only
 */
export function ambiguousDay(text: string): Pick<Problem, 'severity' | 'message' | 'hint'> | undefined {
  const [written, first, , second, year] = SHORT_DATE.exec(text.trim()) ?? [];
  const [month, day] = [Number(first), Number(second)];
  if (written === undefined || month === day || month > 12 || day > 12) return undefined;
  const [taken, other] = [calendarDay(Number(year), month, day), calendarDay(Number(year), day, month)].map(
    (date) => date.toISOString().slice(0, 10),
  );
  const message = `The date \`${written}\` is read as ${taken}, with the month first.`;
  return {severity: 'warning', message, hint: `Write \`${taken}\`, or \`${other}\` if the day comes first.`};
}
