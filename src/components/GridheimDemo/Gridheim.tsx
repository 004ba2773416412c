import {type ReactNode, useState} from 'react';
import {type SheetData, setCells} from '../Gridheim/SheetData.ts';
import {GridheimFormulaBar} from '../GridheimFormulaBar/GridheimFormulaBar.tsx';
import {GridheimSheet} from '../GridheimSheet/GridheimSheet.tsx';

interface GridheimProps {
  workbookId: string;
  sheetId: string;
  initialCells?: {address: string; value: string}[];
  initialRows?: number;
  initialColumns?: number;
}

/** A sheet with its formula bar. The data is local: nothing is stored, and the two ids only name the sheet. */
export function Gridheim({
  workbookId,
  sheetId,
  initialCells = [],
  initialRows,
  initialColumns,
}: GridheimProps): ReactNode {
  const [address, setAddress] = useState('A1');
  const [sheet, setSheet] = useState<SheetData>({
    name: `Sheet ${sheetId} of workbook ${workbookId}`,
    cells: Object.fromEntries(initialCells.map((cell) => [cell.address, cell.value])),
  });
  return (
    <div className="demo-stack">
      <GridheimFormulaBar
        address={address}
        text={sheet.cells[address] ?? ''}
        onApply={(text) => setSheet(setCells(sheet, {[address]: text}))}
      />
      <GridheimSheet
        sheet={sheet}
        onSheetUpdate={setSheet}
        onCellSelectionChange={([active]) => setAddress(active ?? 'A1')}
        initialRows={initialRows}
        initialColumns={initialColumns}
      />
    </div>
  );
}
