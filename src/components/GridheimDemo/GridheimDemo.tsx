import type {ReactNode} from 'react';
import {Gridheim} from './Gridheim.tsx';

/** The smallest sheet: three numbers and their sum. */
export default function GridheimDemo(): ReactNode {
  return (
    <Gridheim
      workbookId="demo"
      sheetId="1"
      initialCells={[
        {address: 'A1', value: '10'},
        {address: 'B1', value: '20'},
        {address: 'C1', value: '30'},
        {address: 'D1', value: '=SUM(A1:C1)'},
      ]}
      initialRows={3}
      initialColumns={5}
    />
  );
}
