import type {Schema} from '../model/Schema.ts';
import {NARROWER, WIDER} from './breaks.ts';
import type {Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {type Place, statedPlace} from './Place.ts';
import {say} from './Statement.ts';

/** Compares the items of a list, and those of a list in which each item has its own schema. */
export function compareItems(before: Schema, after: Schema, place: Place, compare: Compare): Finding[] {
  const [older, newer] = [before.prefixItems ?? [], after.prefixItems ?? []];
  const tuple = older.flatMap((item, index) => {
    const other = newer[index];
    return other ? compare(item, other, {...place, field: `${place.field}[${index}]`}) : [];
  });
  return [
    ...compareEach(before, after, place, compare),
    ...tuple,
    ...compareSizes(before, after, place),
    ...compareOthers(before, after, place),
  ];
}

function compareEach(before: Schema, after: Schema, place: Place, compare: Compare): Finding[] {
  if (!before.items && !after.items) return [];
  // A change from a list or to a list is one of the type.
  if (![before, after].every(({types}) => types.includes('array'))) return [];
  const anything: Schema = {types: []};
  return compare(before.items ?? anything, after.items ?? anything, {...place, field: `${place.field}[]`});
}

/** An item that gets its own schema is limited by it, unless there were no items in its place. */
function compareSizes(before: Schema, after: Schema, place: Place): Finding[] {
  const from = before.prefixItems?.length ?? 0;
  const to = after.prefixItems?.length ?? 0;
  if (from === to) return [];
  const isWider = to > from ? before.noOtherItems !== undefined : after.noOtherItems === undefined;
  const values = {from: String(from), to: String(to)};
  return [
    {
      breaks: isWider ? WIDER : NARROWER,
      text: say('sizeChanged', {place: statedPlace(place), ...values}),
    },
  ];
}

function compareOthers(before: Schema, after: Schema, place: Place): Finding[] {
  const [isClosed, wasClosed] = [after, before].map(({noOtherItems}) => noOtherItems !== undefined);
  if (isClosed === wasClosed) return [];
  const where = {place: statedPlace(place)};
  return isClosed
    ? [{breaks: NARROWER, text: say('noOtherItems', where)}]
    : [{breaks: WIDER, text: say('otherItems', where)}];
}
