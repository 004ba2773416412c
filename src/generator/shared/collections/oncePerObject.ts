/**
 * Wraps a function so that it is called once for each object: its results are kept as long as the objects. A promise that
 * is rejected is kept too.
 */
export function oncePerObject<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new WeakMap<Key, {value: Value}>();
  return (key) => {
    const known = made.get(key) ?? {value: make(key)};
    made.set(key, known);
    return known.value;
  };
}
