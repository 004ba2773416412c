/**
 * The integers of a document that numbers have no room for: ids and limits of 64 bits. By the text of the number that
 * each is read as; a number cannot say which of several it was, so that the last one counts.
 */
export type LongIntegers = Readonly<Record<string, string>>;

/** Finds the integers in the texts of a document that numbers have no room for. */
export function findLongIntegers(texts: Iterable<string>): LongIntegers {
  const found: Record<string, string> = {};
  for (const text of texts)
    for (const [written] of text.matchAll(/(?<![\w.+-])-?[1-9]\d{15,}(?![\w.])/g)) {
      const read = String(Number(written));
      if (read !== written) found[read] = written;
    }
  return found;
}

/** A number as the document has it. */
export function numberText(value: number, longIntegers: LongIntegers): string {
  const text = String(value);
  return longIntegers[text] ?? text;
}

/** Code in which the integers that JavaScript has rounded are as the document has them. */
export function exactCode(code: string, longIntegers: LongIntegers): string {
  return code.replace(/(?<![\w.])-?\d{16,}(?![\d.])/g, (digits) =>
    String(Number(digits)) === digits ? numberText(Number(digits), longIntegers) : digits,
  );
}

/** A number on a line of indented JSON, after the key if there is one. */
const NUMBER_LINE = /^( *(?:"(?:[^"\\]|\\.)*": )?)(-?\d{16,})(?=,?$)/gm;

/** A value as indented JSON, in which long integers are exact. */
export function exactJson(value: unknown, longIntegers: LongIntegers): string {
  const json = JSON.stringify(value, null, 2) ?? 'null';
  return json.replace(
    NUMBER_LINE,
    (_, head: string, number: string) => head + numberText(Number(number), longIntegers),
  );
}
