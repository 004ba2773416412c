/**
 * Returns a value that can only be missing if the generator has a bug, such as an entry of a map that an earlier stage
 * has filled.
 *
 * @param what What the value is, with its article: "the record of docs/a.md".
 * @throws when it is missing
 */
export function expectDefined<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined) throw new Error(`Internal error: ${what} is missing.`);
  return value;
}
