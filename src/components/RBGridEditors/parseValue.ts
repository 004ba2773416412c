import type {CellValue, ColumnSchema} from './ColumnSchema.ts';

/** The value of an editor's text, or an error message. */
export function parseValue(text: string, schema: ColumnSchema): {value: CellValue} | {problem: string} {
  if (schema.type !== 'number') return {value: text};
  const value = Number(text);
  if (text.trim() === '' || Number.isNaN(value)) return {problem: 'Enter a number.'};
  if (schema.min !== undefined && value < schema.min) return {problem: `The least value is ${schema.min}.`};
  if (schema.max !== undefined && value > schema.max)
    return {problem: `The greatest value is ${schema.max}.`};
  return {value};
}
