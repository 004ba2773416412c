/**
 * A value that cannot be missing unless the generator itself is wrong, such as the entry of a map that an earlier stage
 * has filled.
 *
 * @param what The value in words, with its article: "the record of docs/a.md".
 * @throws when it is missing
 */
export function expectDefined<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`Internal error: ${what} is missing.`);
  return value;
}
