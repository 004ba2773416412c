import {toCol} from '@borgar/fx';
import type {ReactNode} from 'react';

/** The letters above the columns. */
export function SheetHeader({columns}: {columns: number}): ReactNode {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1}>
          <span className="sr-only">Row</span>
        </th>
        {Array.from({length: columns}, (_, column) => (
          <th key={toCol(column)} scope="col" aria-colindex={column + 2}>
            {toCol(column)}
          </th>
        ))}
      </tr>
    </thead>
  );
}
