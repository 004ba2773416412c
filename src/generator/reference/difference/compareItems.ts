import type {Schema} from '../model/Schema.ts';
import {BOTH} from './breaks.ts';
import type {Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {type Place, statedPlace} from './Place.ts';
import {say} from './Statement.ts';

/** Compares the items of a list, and those of a list in which each item has its own schema. */
export function compareItems(before: Schema, after: Schema, place: Place, compare: Compare): Finding[] {
  const own =
    before.items && after.items
      ? compare(before.items, after.items, {...place, field: `${place.field}[]`})
      : [];
  const older = before.prefixItems ?? [];
  const newer = after.prefixItems ?? [];
  const tuple = older.flatMap((item, index) => {
    const other = newer[index];
    return other ? compare(item, other, {...place, field: `${place.field}[${index}]`}) : [];
  });
  const sizes =
    older.length === newer.length
      ? []
      : [
          {
            breaks: BOTH,
            text: say('sizeChanged', {
              place: statedPlace(place),
              from: String(older.length),
              to: String(newer.length),
            }),
          },
        ];
  return [...own, ...tuple, ...sizes];
}
