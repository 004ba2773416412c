import {type ReactNode, useState} from 'react';
import {calculate} from '../Gridheim/calculate.ts';
import {type SheetData, setCells} from '../Gridheim/SheetData.ts';
import {showValue} from '../Gridheim/showValue.ts';
import {GridheimFormulaBar} from './GridheimFormulaBar.tsx';

const START: SheetData = {
  name: 'Formula bar',
  cells: {A1: '12', A2: '30', A3: '48', B1: '=SUM(A1:A3)/COUNT(A1:A3)'},
};

/** The bar of cell B1, three cells to calculate with, and the result. */
export default function GridheimFormulaBarDemo(): ReactNode {
  const [sheet, setSheet] = useState(START);
  const valueAt = calculate(sheet);
  return (
    <div className="demo-stack">
      <GridheimFormulaBar
        address="B1"
        text={sheet.cells.B1 ?? ''}
        onApply={(text) => setSheet(setCells(sheet, {B1: text}))}
      />
      <p>
        A1 is {showValue(valueAt('A1'))}, A2 is {showValue(valueAt('A2'))}, A3 is {showValue(valueAt('A3'))}.
      </p>
      <p role="status">
        B1 shows <strong>{showValue(valueAt('B1')) || 'nothing'}</strong>.
      </p>
    </div>
  );
}
