import {wordsOf} from '../../shared/text/letterCase.ts';
import type {Property, Schema} from '../model/Schema.ts';

/** When an example record was created and last changed, in milliseconds. */
export interface Moments {
  start: number;
  end: number;
  /** When it was last changed, if that is not its end. */
  changed?: number;
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** For records without example times. */
export const FIRST_MOMENTS: Moments = momentsFrom(Date.UTC(2025, 2, 10, 9, 30));

/** Time from the creation of a record to the end of what it describes. */
const LASTS = 2 * DAY;
const ENDS = /^(?:ends?|ended|finished|completed|closed?|stopped|to|canceled|cancelled)$/;

/** Maps words in names of fields to a moment in the life of a record; the first match counts. */
const PLACES: [words: RegExp, moment: (moments: Moments) => number][] = [
  [/^(?:due|expir\w*|deadline|renew\w*|next|until|valid|target|scheduled)$/, ({end}) => end + 30 * DAY],
  [/^(?:created|creation|added|joined|registered|submitted)$/, ({start}) => start],
  [/^(?:updated|modified|changed|modification)$/, ({end, changed = end}) => changed],
  [/^(?:accessed|seen|used|read|synced)$/, ({end}) => end + DAY],
  [/^(?:starts?|started|begins?|began|from|since|opened)$/, ({start}) => start + HOUR],
  [ENDS, ({start}) => start + LASTS],
];

/** The moments of a record: based on times in its examples, or else those of the record that contains it. */
export function momentsOf(properties: readonly Property[], around: Moments): Moments {
  const given = properties.flatMap(({name, schema}) => {
    const value = isTime(schema) && !isAhead(name) ? Date.parse(String(schema.example?.value)) : Number.NaN;
    return Number.isNaN(value) ? [] : [{value, isEnd: hasWord(name, ENDS)}];
  });
  if (given.length === 0) return around;
  const others = given.filter(({isEnd}) => !isEnd);
  const first = others.length > 0 ? others : given.map(({value}) => ({value: value - LASTS}));
  const {start, end} = momentsFrom(Math.min(...first.map(({value}) => value)));
  return {start, end: Math.max(end, ...given.map(({value}) => value + HOUR))};
}

/** A time that matches its name: created before changed, started before ended. */
export function exampleMoment(schema: Schema, name: string, moments: Moments): string {
  const [, place] = PLACES.find(([words]) => hasWord(name, words)) ?? [];
  const iso = new Date(place ? place(moments) : moments.start + DAY).toISOString();
  return schema.format === 'date' ? iso.slice(0, 10) : iso.replace(/\.\d+Z$/, 'Z');
}

/** Whether a schema is a date, or a date with time. */
export function isTime({format, types}: Schema): boolean {
  return (format === 'date-time' || format === 'date') && (types.length === 0 || types.includes('string'));
}

function momentsFrom(start: number): Moments {
  return {start, end: start + 3 * DAY};
}

function isAhead(name: string): boolean {
  const [ahead] = PLACES;
  return ahead !== undefined && hasWord(name, ahead[0]);
}

function hasWord(name: string, words: RegExp): boolean {
  return wordsOf(name).some((word) => words.test(word.toLowerCase()));
}
