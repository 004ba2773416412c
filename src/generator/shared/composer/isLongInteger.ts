/** Whether a text is an integer for which numbers have no room, such as an id of 64 bits: parameters send it as it is. */
export function isLongInteger(text: string): boolean {
  return /^-?\d{16,}$/.test(text) && !Number.isSafeInteger(Number(text));
}
