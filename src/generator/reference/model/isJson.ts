/** Whether bodies of a media type are JSON; the wildcard for any type counts as JSON. */
export function isJson(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?json(?![\w.+-])|^\*\/\*$/i.test(type);
}
