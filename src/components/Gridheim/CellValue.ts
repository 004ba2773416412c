/** An error as a spreadsheet shows it. */
export interface CellError {
  error: '#DIV/0!' | '#NAME?' | '#VALUE!' | '#REF!' | '#CIRC!' | '#N/A' | '#SYNTAX!';
}

/** The value of a cell or of a part of a formula; null for an empty cell. */
export type CellValue = number | string | boolean | null | CellError;

/** Whether a value is an error. */
export function isError(value: CellValue): value is CellError {
  return typeof value === 'object' && value !== null;
}

/** The value as a number: empty counts as 0, and text counts only if it's a number. */
export function toNumber(value: CellValue): number | CellError {
  if (isError(value)) return value;
  if (value === '') return {error: '#VALUE!'};
  const number = Number(value);
  return Number.isNaN(number) ? {error: '#VALUE!'} : number;
}

/** The value as text. */
export function toText(value: CellValue): string {
  if (isError(value)) return value.error;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  // Binary fractions show their rounding in the sixteenth digit.
  return typeof value === 'number' ? String(Number(value.toPrecision(12))) : (value ?? '');
}

/** The value of a typed text without an equals sign. */
export function parseTyped(text: string): CellValue {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (/^true$/i.test(trimmed)) return true;
  if (/^false$/i.test(trimmed)) return false;
  if (/^-?[\d.]+%$/.test(trimmed)) return Number(trimmed.slice(0, -1)) / 100;
  const number = Number(trimmed);
  return Number.isNaN(number) ? text : number;
}
