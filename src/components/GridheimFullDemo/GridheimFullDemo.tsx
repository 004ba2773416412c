import {type ReactNode, useState} from 'react';
import {setCells} from '../Gridheim/SheetData.ts';
import {GridheimFormulaBar} from '../GridheimFormulaBar/GridheimFormulaBar.tsx';
import {GridheimSheet} from '../GridheimSheet/GridheimSheet.tsx';
import {RangeChart} from './RangeChart.tsx';
import {sampleSheet} from './sampleWorkbook.ts';
import {Transfer} from './Transfer.tsx';

/** A workbook of one sheet: formula bar, 100 rows by 26 columns, a chart, permissions, and CSV. */
export default function GridheimFullDemo(): ReactNode {
  const [sheet, setSheet] = useState(sampleSheet);
  const [address, setAddress] = useState('A1');
  const [mayWrite, setMayWrite] = useState(true);
  return (
    <div className="demo-stack">
      <div className="demo-row">
        <label className="demo-field">
          Your permissions
          <select
            value={mayWrite ? 'write' : 'read'}
            onChange={({target}) => setMayWrite(target.value === 'write')}
          >
            <option value="write">READ and WRITE</option>
            <option value="read">READ</option>
          </select>
        </label>
        <p className="demo-note">
          Named range: <code>totals</code> is {sheet.namedRanges?.totals}
        </p>
      </div>
      <GridheimFormulaBar
        address={address}
        text={sheet.cells[address] ?? ''}
        readonly={!mayWrite}
        onApply={(text) => mayWrite && setSheet(setCells(sheet, {[address]: text}))}
      />
      <GridheimSheet
        sheet={sheet}
        readonly={!mayWrite}
        onSheetUpdate={setSheet}
        onCellSelectionChange={([active]) => setAddress(active ?? 'A1')}
        initialRows={100}
        initialColumns={26}
      />
      <RangeChart sheet={sheet} range={sheet.namedRanges?.totals ?? ''} />
      <Transfer
        sheet={sheet}
        readonly={!mayWrite}
        onImport={(cells) => setSheet({name: sheet.name, cells, namedRanges: sheet.namedRanges})}
      />
    </div>
  );
}
