import {type CellError, type CellValue, isError, toNumber, toText} from './CellValue.ts';

/** An argument: one value, or all values of a range. */
export type Argument = CellValue | CellValue[];

type SheetFunction = (values: CellValue[], args: Argument[]) => CellValue;

/** A function of numbers. Text and empty cells in ranges are ignored, as in other spreadsheets. */
function ofNumbers(compute: (numbers: number[]) => CellValue): SheetFunction {
  return (_values, args) => {
    const numbers: number[] = [];
    for (const arg of args) {
      const own = Array.isArray(arg)
        ? arg.filter((value) => typeof value === 'number' || isError(value))
        : [arg];
      for (const value of own) {
        const number = toNumber(value);
        if (typeof number !== 'number') return number;
        numbers.push(number);
      }
    }
    return compute(numbers);
  };
}

/** A text function. */
function ofTexts(compute: (...texts: string[]) => CellValue): SheetFunction {
  return (values) => values.find(isError) ?? compute(...values.map(toText));
}

/** A function of booleans. */
function ofTruths(compute: (truths: boolean[]) => boolean): SheetFunction {
  return (values) => values.find(isError) ?? compute(values.map(Boolean));
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const valueError: CellError = {error: '#VALUE!'};

/** The functions that formulas can call. `IF` and `IFERROR` aren't listed: they don't evaluate every argument. */
export const functions: Record<string, SheetFunction> = {
  SUM: ofNumbers(sum),
  AVERAGE: ofNumbers((numbers) => (numbers.length ? sum(numbers) / numbers.length : {error: '#DIV/0!'})),
  MIN: ofNumbers((numbers) => (numbers.length ? Math.min(...numbers) : 0)),
  MAX: ofNumbers((numbers) => (numbers.length ? Math.max(...numbers) : 0)),
  PRODUCT: ofNumbers((numbers) => numbers.reduce((total, number) => total * number, 1)),
  COUNT: (values) => values.filter((value) => typeof value === 'number').length,
  COUNTA: (values) => values.filter((value) => value !== null).length,
  ABS: ofNumbers(([number = 0]) => Math.abs(number)),
  INT: ofNumbers(([number = 0]) => Math.floor(number)),
  ROUND: ofNumbers(
    ([number = 0, digits = 0]) =>
      Math.sign(number) * (Math.round(Math.abs(number) * 10 ** digits) / 10 ** digits),
  ),
  SQRT: ofNumbers(([number = 0]) => (number < 0 ? valueError : Math.sqrt(number))),
  POWER: ofNumbers(([base = 0, exponent = 1]) => base ** exponent),
  MOD: ofNumbers(([number = 0, by = 0]) =>
    by === 0 ? {error: '#DIV/0!'} : number - by * Math.floor(number / by),
  ),
  AND: ofTruths((truths) => truths.every(Boolean)),
  OR: ofTruths((truths) => truths.some(Boolean)),
  NOT: ofTruths(([truth]) => !truth),
  CONCAT: ofTexts((...texts) => texts.join('')),
  LEN: ofTexts((text = '') => text.length),
  UPPER: ofTexts((text = '') => text.toUpperCase()),
  LOWER: ofTexts((text = '') => text.toLowerCase()),
  TRIM: ofTexts((text = '') => text.trim().replace(/ +/g, ' ')),
  LEFT: ofTexts((text = '', count = '1') => text.slice(0, Number(count))),
  RIGHT: ofTexts((text = '', count = '1') => (Number(count) > 0 ? text.slice(-Number(count)) : '')),
};

/** The names of all functions, for suggestions. */
export const functionNames: string[] = [...Object.keys(functions), 'IF', 'IFERROR'].sort();
