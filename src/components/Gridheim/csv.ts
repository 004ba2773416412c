import {pasteText} from './clipboard.ts';
import {parseAddress, type Range, toAddress} from './address.ts';
import {calculate} from './calculate.ts';
import {toText} from './CellValue.ts';
import type {SheetData} from './SheetData.ts';

/** The smallest rectangle from A1 that contains every filled cell. */
function usedRange(sheet: SheetData): Range {
  const places = Object.keys(sheet.cells).flatMap((address) => parseAddress(address) ?? []);
  return {
    top: 0,
    left: 0,
    bottom: Math.max(0, ...places.map(({row}) => row)),
    right: Math.max(0, ...places.map(({column}) => column)),
  };
}

/** The values of a sheet as CSV (RFC 4180). */
export function toCsv(sheet: SheetData): string {
  const valueAt = calculate(sheet);
  const {bottom, right} = usedRange(sheet);
  const lines = Array.from({length: bottom + 1}, (_row, row) =>
    Array.from({length: right + 1}, (_column, column) =>
      quote(toText(valueAt(toAddress({row, column})))),
    ).join(','),
  );
  return lines.join('\r\n');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The texts of cells from CSV, from A1 on. Quoted fields may contain commas, quotes and tabs, but not line breaks. */
export function fromCsv(csv: string): Record<string, string> {
  const lines = csv
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)]);
  const text = lines.map((fields) => fields.map(readField).join('\t')).join('\n');
  return pasteText(text, {row: 0, column: 0}, undefined);
}

function readField([, quoted, plain = '']: RegExpMatchArray): string {
  return (quoted?.replaceAll('""', '"') ?? plain).replaceAll('\t', ' ');
}
