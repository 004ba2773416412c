import {type ReactNode, useState} from 'react';
import {calculate} from '../Gridheim/calculate.ts';
import {isFormula} from '../Gridheim/parseFormula.ts';
import type {CellFormat, SheetData} from '../Gridheim/SheetData.ts';
import {GridheimSheet} from '../GridheimSheet/GridheimSheet.tsx';

const START: SheetData = {
  name: 'Cells',
  cells: {A1: 'Net', B1: '250', A2: 'Tax', B2: '=B1*19%', A3: 'Gross', B3: '=B1+B2'},
  formats: {A3: {bold: true}, B3: {bold: true, pattern: 'currency'}},
  comments: {B2: 'The rate of 2025'},
};

/** Six cells, the format of the active one, and its Cell record. */
export default function GridheimCellDemo(): ReactNode {
  const [sheet, setSheet] = useState(START);
  const [address, setAddress] = useState('A1');
  const format = sheet.formats?.[address] ?? {};
  const setFormat = (next: CellFormat) => setSheet({...sheet, formats: {...sheet.formats, [address]: next}});
  return (
    <div className="demo-stack">
      <GridheimSheet
        sheet={sheet}
        onSheetUpdate={setSheet}
        onCellSelectionChange={([active]) => setAddress(active ?? 'A1')}
        initialRows={3}
        initialColumns={3}
      />
      <div className="demo-row">
        <button
          type="button"
          className="demo-button"
          aria-pressed={format.bold === true}
          onClick={() => setFormat({...format, bold: !format.bold})}
        >
          Bold
        </button>
        <label className="demo-field">
          Pattern
          <select
            value={format.pattern ?? ''}
            onChange={({target: {value}}) =>
              setFormat({...format, pattern: value === 'currency' || value === 'percent' ? value : undefined})
            }
          >
            <option value="">None</option>
            <option value="currency">Currency</option>
            <option value="percent">Percent</option>
          </select>
        </label>
      </div>
      <output className="demo-output" aria-label={`Record of ${address}`}>
        {`${address} ${JSON.stringify(toRecord(sheet, address), null, 2)}`}
      </output>
    </div>
  );
}

/** The members of a Cell record for the value. */
function toRecord(sheet: SheetData, address: string): Record<string, unknown> {
  const text = sheet.cells[address] ?? '';
  const value = calculate(sheet)(address);
  return {
    ...(typeof value === 'number' ? {numberValue: value} : typeof value === 'string' && {stringValue: value}),
    ...(isFormula(text) && {formula: {expression: text}}),
    ...(sheet.comments?.[address] !== undefined && {comment: sheet.comments[address]}),
  };
}
