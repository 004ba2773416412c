import type {Schema} from './Schema.ts';

/** Whether a schema allows no value: `false`, or what is the same, `not: {}`. */
export function isNever({types, not}: Schema): boolean {
  return types.length === 0 && not !== undefined && not.types.length === 0 && Object.keys(not).length === 1;
}
