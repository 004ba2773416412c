/** The value of a key that may have any name; undefined for one such as `constructor`, which every object inherits. */
export function ownValue<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}
