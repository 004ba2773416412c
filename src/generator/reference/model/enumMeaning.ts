import type {Schema} from './Schema.ts';

/** What the author says of a fixed value. */
export function enumMeaning({enumDescriptions = {}}: Schema, value: unknown): string | undefined {
  const name = String(value);
  // A value may have the name of something that every object has.
  return Object.hasOwn(enumDescriptions, name) ? enumDescriptions[name] : undefined;
}
