import {type ReactNode, useState} from 'react';
import type {SheetData} from '../Gridheim/SheetData.ts';
import {GridheimSheet} from './GridheimSheet.tsx';

const START: SheetData = {
  name: 'Hours',
  cells: {
    A1: 'Task',
    B1: 'Hours',
    C1: 'Rate',
    D1: 'Amount',
    A2: 'Import',
    B2: '6',
    C2: '80',
    D2: '=B2*C2',
    A3: 'Review',
    B3: '2.5',
    C3: '95',
    D3: '=B3*C3',
    A4: 'Total',
    B4: '=SUM(B2:B3)',
    D4: '=SUM(D2:D3)',
  },
  formats: {
    A1: {bold: true},
    B1: {bold: true},
    C1: {bold: true},
    D1: {bold: true},
    D4: {pattern: 'currency'},
  },
};

/** A sheet of the default size with both protection modes, and the selection as text. */
export default function GridheimSheetDemo(): ReactNode {
  const [sheet, setSheet] = useState(START);
  const [readonly, setReadonly] = useState(false);
  const [isProtected, setIsProtected] = useState(false);
  const [cells, setCells] = useState(['A1']);
  return (
    <div className="demo-stack">
      <fieldset className="demo-row">
        <legend className="sr-only">Locks</legend>
        <label className="demo-check">
          <input type="checkbox" checked={readonly} onChange={() => setReadonly(!readonly)} />
          readonly
        </label>
        <label className="demo-check">
          <input type="checkbox" checked={isProtected} onChange={() => setIsProtected(!isProtected)} />
          isProtected
        </label>
      </fieldset>
      <GridheimSheet
        sheet={sheet}
        readonly={readonly}
        isProtected={isProtected}
        onSheetUpdate={setSheet}
        onCellSelectionChange={setCells}
      />
      <p className="demo-note" role="status">
        Selected: {cells.length > 6 ? `${cells.length} cells` : cells.join(', ')}
      </p>
    </div>
  );
}
