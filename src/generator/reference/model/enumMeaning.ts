import type {Schema} from './Schema.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** The author's description of an enum value. */
export function enumMeaning({enumDescriptions = {}}: Schema, value: unknown): string | undefined {
  const name = String(value);
  // A value may have the name of a property of every object, such as `constructor`.
  return ownValue(enumDescriptions, name);
}
