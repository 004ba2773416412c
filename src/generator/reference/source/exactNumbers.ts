/** What limits of 64 bits are read as, since numbers have no room for them, and what they are. */
const WIDEST = new Map([
  [2 ** 63, '9223372036854775807'],
  [-(2 ** 63), '-9223372036854775808'],
  [2 ** 64, '18446744073709551615'],
]);

/** A number as the document has it, if it is a limit of 64 bits; otherwise as JavaScript writes it. */
export function numberText(value: number): string {
  return WIDEST.get(value) ?? String(value);
}

/** A number on a line of indented JSON, after the key if there is one. */
const NUMBER_LINE = /^( *(?:"(?:[^"\\]|\\.)*": )?)(-?\d{19,})(?=,?$)/gm;

/** A value as indented JSON, in which limits of 64 bits are exact. */
export function exactJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.replace(NUMBER_LINE, (_, head: string, number: string) => head + numberText(Number(number)));
}
