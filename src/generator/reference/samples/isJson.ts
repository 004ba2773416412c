/** Whether bodies of a media type are JSON; any type is taken for it. */
export function isJson(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?json\b|^\*\/\*$/i.test(type);
}
