/** The entries of an object that have a value: `{tagline: process.env.TAGLINE}` may have none. */
export function withoutUndefined(object: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
