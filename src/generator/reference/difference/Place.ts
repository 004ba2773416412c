import type {LongIntegers} from '../source/exactNumbers.ts';
import {valueText} from '../types/describeLimits.ts';
import {say, type Statement} from './Statement.ts';

/** Place of a schema within the compared one. */
export interface Place {
  /** What contains the schema: the model, a parameter, a body. */
  root: Statement;
  /** Path of fields from the root: `address.lines[]`; empty at the root itself. */
  field: string;
  /** Pairs of models that are currently being compared, to stop at cycles. */
  within: readonly string[];
  /** Those of both versions. */
  longIntegers: LongIntegers;
}

/** A field of the object at a place. */
export function inside(place: Place, name: string): Place {
  return {...place, field: place.field === '' ? name : `${place.field}.${name}`};
}

/** The place in words: `the field \`lines\` of the request body`. */
export function statedPlace({root, field}: Place): Statement {
  if (field === '') return root;
  const isOfModel = root.message === 'theModel';
  const name = field.replace(/\[\]$/, '');
  if (name === field) return isOfModel ? say('theField', {name}) : say('fieldOf', {name, place: root});
  if (name === '') return say('itemsOf', {place: root});
  return isOfModel ? say('itemsOf', {place: name}) : say('itemsOfField', {name, place: root});
}

/** A value as the documents have it. */
export function statedValue(value: unknown, {longIntegers}: Place): string {
  return valueText(value, longIntegers);
}
