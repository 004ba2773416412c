/** Whether a value is a plain object: not a list, a function or an instance of a class. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Plain objects of another realm have another prototype, which has no prototype itself.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
