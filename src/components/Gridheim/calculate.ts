import {toAddress} from './address.ts';
import {type CellValue, parseTyped} from './CellValue.ts';
import {evaluate, type Scope} from './evaluate.ts';
import {isFormula, parseFormula} from './parseFormula.ts';
import type {SheetData} from './SheetData.ts';

/**
 * A function from an address to the value of that cell. Each cell is evaluated once, when it's read; a
 * formula that refers to itself returns `#CIRC!`.
 */
export function calculate(sheet: SheetData): (address: string) => CellValue {
  const known = new Map<string, CellValue>();
  const open = new Set<string>();

  const scope: Scope = {
    read: (place) => valueAt(toAddress(place)),
    nameToRange: (name) => sheet.namedRanges?.[name],
  };

  function valueAt(address: string): CellValue {
    const before = known.get(address);
    if (before !== undefined) return before;
    if (open.has(address)) return {error: '#CIRC!'};
    open.add(address);
    const value = compute(sheet.cells[address] ?? '');
    open.delete(address);
    known.set(address, value);
    return value;
  }

  function compute(text: string): CellValue {
    if (!isFormula(text)) return parseTyped(text);
    const tree = parseFormula(text);
    // A formula that refers to an empty cell shows 0.
    return tree ? (evaluate(tree, scope) ?? 0) : {error: '#SYNTAX!'};
  }

  return valueAt;
}
