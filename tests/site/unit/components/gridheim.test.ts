import {describe, expect, test} from 'vitest';
import {parseAddress, parseRange, toAddress} from '../../../../src/components/Gridheim/address.ts';
import {toText} from '../../../../src/components/Gridheim/CellValue.ts';
import {calculate} from '../../../../src/components/Gridheim/calculate.ts';
import {copyRange, pasteText, shiftFormula} from '../../../../src/components/Gridheim/clipboard.ts';
import {fromCsv, toCsv} from '../../../../src/components/Gridheim/csv.ts';
import {setCells} from '../../../../src/components/Gridheim/SheetData.ts';
import {complete, suggest} from '../../../../src/components/GridheimFormulaBar/suggest.ts';
import {moveBy} from '../../../../src/components/GridheimSheet/keys.ts';

const sheet = {
  name: 'Test',
  cells: {A1: '1', A2: '2', A3: '4', B1: 'Text', B2: 'TRUE', C1: '5%', Z9: '=A1+A2'},
  namedRanges: {numbers: 'A1:A3'},
};

/** What a cell with a formula shows. */
const shows = (formula: string) => toText(calculate(setCells(sheet, {D4: formula}))('D4'));

describe('formulas', () => {
  test.each([
    ['=1+2*3', '7'],
    ['=(1+2)*3', '9'],
    ['=2^3^2', '64'],
    ['=-A2%', '-0.02'],
    ['=SUM(A1:A3)', '7'],
    ['=sum(numbers, 10)', '17'],
    ['=AVERAGE(A1:B3)', '2.33333333333'],
    ['=COUNT(A1:C3)&"/"&COUNTA(A1:C3)', '4/6'],
    ['=MAX(numbers)-MIN(numbers)', '3'],
    ['=IF(A1<A2,"less","more")', 'less'],
    ['=IF(A1>A2,1/0,B1)', 'Text'],
    ['=IFERROR(1/0,"none")', 'none'],
    ['=ROUND(-2.345,2)', '-2.35'],
    ['=MOD(-3,5)', '2'],
    ['=A1*C1', '0.05'],
    ['=0.1+0.2', '0.3'],
    ['=UPPER(LEFT(B1,2))', 'TE'],
    ['=AND(B2,A1=1)', 'TRUE'],
    ['="a"="A"', 'TRUE'],
    ['=Z9+E99', '3'],
    ['=E99', '0'],
    ['=1/0', '#DIV/0!'],
    ['=nonsense(1)', '#NAME?'],
    ['=nonsense', '#NAME?'],
    ['=B1+1', '#VALUE!'],
    ['=SUM(A1', '#SYNTAX!'],
    ['=D4+1', '#CIRC!'],
    ['=constructor(1)', '#NAME?'],
    ['=SUM(A1:XFD1048576)', '#REF!'],
    ['text', 'text'],
  ])('%s shows %s', (formula, shown) => {
    expect(shows(formula)).toBe(shown);
  });

  test('a cycle of cells is found from each of them, and a neighbor is not affected', () => {
    const valueAt = calculate({name: 'Ring', cells: {A1: '=B1', B1: '=A1', C1: '=1+1'}});
    expect(['A1', 'B1', 'C1'].map((address) => toText(valueAt(address)))).toEqual(['#CIRC!', '#CIRC!', '2']);
  });
});

describe('addresses', () => {
  test('letters continue after Z', () => {
    expect(toAddress({row: 9, column: 27})).toBe('AB10');
    expect(parseAddress('AB10')).toEqual({row: 9, column: 27});
  });

  test.each(['', 'A', '1', 'A0', 'A1:B2', 'text'])('%j is not an address', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });

  test('corners may be in any order', () => {
    expect(parseRange('B3:A1')).toEqual({top: 0, left: 0, bottom: 2, right: 1});
  });
});

describe('clipboard', () => {
  test('relative references are shifted, absolute ones and plain text stay', () => {
    const from = {row: 0, column: 1};
    expect(shiftFormula('=A1*$C$1', from, {row: 3, column: 1})).toBe('=A4*$C$1');
    expect(shiftFormula('=A1', {row: 3, column: 3}, {row: 0, column: 0})).toBe('=#REF!');
    expect(shiftFormula('A1', from, {row: 3, column: 1})).toBe('A1');
  });

  test('a copied range is pasted cell by cell, text from elsewhere as it is', () => {
    const copied = copyRange(sheet, {top: 0, left: 0, bottom: 1, right: 1});
    expect(copied.text).toBe('1\tText\n2\tTRUE');
    expect(pasteText(copied.text, {row: 4, column: 4}, copied.origin)).toEqual({
      E5: '1',
      F5: 'Text',
      E6: '2',
      F6: 'TRUE',
    });
    expect(pasteText('=A1\n', {row: 4, column: 4}, undefined)).toEqual({E5: '=A1'});
  });
});

test('CSV holds values, with quotes where they are needed, and reads back', () => {
  const csv = toCsv({name: 'CSV', cells: {A1: 'a, b', B1: 'say "hi"', A2: '=1+1', C2: 'x'}});
  expect(csv).toBe('"a, b","say ""hi""",\r\n2,,x');
  expect(fromCsv(csv)).toEqual({A1: 'a, b', B1: 'say "hi"', C1: '', A2: '2', B2: '', C2: 'x'});
});

test('suggestions follow the word before the caret, and a call is completed', () => {
  expect(suggest('=ma', 3)).toEqual(['MAX']);
  expect(suggest('=SUM(A1,mi', 10)).toEqual(['MIN']);
  expect(suggest('ma', 2)).toEqual([]);
  expect(suggest('=A1', 3)).toEqual([]);
  expect(complete('=su+1', 3, 'SUM')).toEqual({text: '=SUM()+1', caret: 5});
});

test('arrow keys stop at the edges', () => {
  expect(moveBy('ArrowUp', {row: 0, column: 3}, 10, 5)).toEqual({row: 0, column: 3});
  expect(moveBy('End', {row: 2, column: 1}, 10, 5)).toEqual({row: 2, column: 4});
  expect(moveBy('PageDown', {row: 5, column: 1}, 10, 5)).toEqual({row: 9, column: 1});
  expect(moveBy('x', {row: 5, column: 1}, 10, 5)).toBeUndefined();
});
