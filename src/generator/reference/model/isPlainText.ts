/** One line without any Markdown or HTML. */
const PLAIN = /^(?!\s*(?:[-+#>=~|]|\d+[.)]\s))[^*_`<>[\]\\&!~|\n]*$/;

/** Whether Markdown shows a text as it is written, in one paragraph. */
export function isPlainText(source: string): boolean {
  return PLAIN.test(source) && !hasBareAddress(source);
}

/** Whether a text may have addresses that become links without any markup. */
export function hasBareAddress(source: string): boolean {
  return /https?:\/\/|www\.|@/i.test(source);
}
