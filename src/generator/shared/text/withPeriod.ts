/** Ends a text like a sentence, for messages that quote what others wrote. */
export function withPeriod(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
