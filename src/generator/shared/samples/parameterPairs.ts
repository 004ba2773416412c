import {exampleText} from './exampleText.ts';

/** A parameter as pairs of name and text, with one pair for each item of a list. */
export function parameterPairs(name: string, value: unknown): [name: string, value: string][] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.map((one) => [name, exampleText(one)]);
}
