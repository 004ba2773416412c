/** An integer for which numbers have no room: what it is read as, and as it is written. */
export type LongInteger = readonly [read: number, written: string];

/** The long integers of all documents. A number cannot say which of several it was: the one that was read last counts. */
const known = new Map<number, string>();

/** Finds the integers in the text of a document that numbers have no room for: ids and limits of 64 bits. */
export function findLongIntegers(text: string): LongInteger[] {
  return [...text.matchAll(/(?<![\w.+-])-?[1-9]\d{15,}(?![\w.])/g)]
    .map(([written]): LongInteger => [Number(written), written])
    .filter(([read, written]) => String(read) !== written);
}

/** From now on, these integers are written as they are in the document. */
export function keepLongIntegers(integers: readonly LongInteger[]): void {
  for (const [read, written] of integers) known.set(read, written);
}

/** A number as the document has it. */
export function numberText(value: number): string {
  return known.get(value) ?? String(value);
}

/** Code in which the integers that JavaScript has rounded are as the document has them. */
export function exactCode(code: string): string {
  return code.replace(/(?<![\w.])-?\d{16,}(?![\d.])/g, (digits) =>
    String(Number(digits)) === digits ? numberText(Number(digits)) : digits,
  );
}

/** A number on a line of indented JSON, after the key if there is one. */
const NUMBER_LINE = /^( *(?:"(?:[^"\\]|\\.)*": )?)(-?\d{16,})(?=,?$)/gm;

/** A value as indented JSON, in which long integers are exact. */
export function exactJson(value: unknown): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.replace(NUMBER_LINE, (_, head: string, number: string) => head + numberText(Number(number)));
}
