import {exampleText} from './exampleText.ts';

/** A parameter as pairs of name and text; each item of a list is a pair of its own. */
export function parameterPairs(name: string, value: unknown): [name: string, value: string][] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => [name, exampleText(one)]);
}
