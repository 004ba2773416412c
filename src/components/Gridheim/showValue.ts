import {type CellValue, toText} from './CellValue.ts';
import type {CellFormat} from './SheetData.ts';

// One notation for every reader: the demo's data is in one language.
const currency = new Intl.NumberFormat('en-US', {style: 'currency', currency: 'USD'});
const percent = new Intl.NumberFormat('en-US', {style: 'percent', maximumFractionDigits: 1});

/** What a cell shows for a value. */
export function showValue(value: CellValue, format?: CellFormat): string {
  if (typeof value !== 'number' || !format?.pattern) return toText(value);
  return (format.pattern === 'currency' ? currency : percent).format(value);
}
