import type {Schema} from '../model/Schema.ts';
import {NARROWER, NEITHER, WIDER} from './breaks.ts';
import type {Finding} from './Change.ts';
import {type Place, statedPlace, statedValue} from './Place.ts';
import {say} from './Statement.ts';

/** Compares the types that a value may have, apart from `null`. */
export function compareTypes(before: Schema, after: Schema, place: Place): Finding[] {
  const from = before.types;
  const to = after.types;
  const lost = from.filter((type) => !accepts(to, type));
  const gained = to.filter((type) => !accepts(from, type));
  const isNarrower = from.length === 0 ? to.length > 0 : to.length > 0 && lost.length > 0;
  const isWider = to.length === 0 ? from.length > 0 : from.length > 0 && gained.length > 0;
  if (!isNarrower && !isWider) return [];
  return [
    {
      breaks: {request: isNarrower, response: isWider},
      text: say('typeChanged', {
        place: statedPlace(place),
        from: {type: {...before, nullable: undefined}},
        to: {type: {...after, nullable: undefined}},
      }),
    },
  ];
}

/** Whether one of the types includes another: each integer is a number. */
function accepts(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
}

/** Compares whether a value may be `null`. */
export function compareNull(before: Schema, after: Schema, place: Place): Finding[] {
  if (before.nullable === after.nullable) return [];
  return after.nullable
    ? [{breaks: WIDER, text: say('mayBe', {place: statedPlace(place), type: 'null'})}]
    : [{breaks: NARROWER, text: say('mayNotBe', {place: statedPlace(place), type: 'null'})}];
}

/** Compares the lists of values, of which a constant is one with a single value. */
export function compareValues(before: Schema, after: Schema, place: Place): Finding[] {
  const from = before.constant ? [before.constant.value] : before.enum;
  const to = after.constant ? [after.constant.value] : after.enum;
  if (!from && !to) return [];
  const where = statedPlace(place);
  if (!from) {
    const list = (to ?? []).map((value) => ({code: statedValue(value, place)}));
    return [{breaks: NARROWER, text: say('takesOnly', {place: where, values: {list, by: 'comma'}})}];
  }
  if (!to)
    return [
      {
        breaks: WIDER,
        text: say('takesAny', {place: where}),
      },
    ];
  const known = new Set(from.map((value) => JSON.stringify(value)));
  const kept = new Set(to.map((value) => JSON.stringify(value)));
  return [
    ...from
      .filter((value) => !kept.has(JSON.stringify(value)))
      .map(
        (value): Finding => ({
          breaks: NARROWER,
          text: say('valueRemoved', {place: where, value: statedValue(value, place)}),
        }),
      ),
    ...to
      .filter((value) => !known.has(JSON.stringify(value)))
      .map(
        (value): Finding => ({
          breaks: WIDER,
          text: say('valueAdded', {place: where, value: statedValue(value, place)}),
        }),
      ),
  ];
}

/** Clients that omit the value get the default. */
export function compareDefault(before: Schema, after: Schema, place: Place): Finding[] {
  const [from, to] = [before.default, after.default];
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  const where = statedPlace(place);
  if (!from && to)
    return [
      {
        breaks: NEITHER,
        text: say('defaultAdded', {place: where, value: statedValue(to.value, place)}),
      },
    ];
  if (from && !to)
    return [
      {
        breaks: NARROWER,
        text: say('defaultRemoved', {place: where, value: statedValue(from.value, place)}),
      },
    ];
  return [
    {
      breaks: NARROWER,
      text: say('defaultChanged', {
        place: where,
        from: statedValue(from?.value, place),
        to: statedValue(to?.value, place),
      }),
    },
  ];
}
