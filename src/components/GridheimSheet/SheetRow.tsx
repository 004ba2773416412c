import type {ReactNode} from 'react';
import {parseRange, toAddress} from '../Gridheim/address.ts';
import type {CellValue} from '../Gridheim/CellValue.ts';
import type {SheetData} from '../Gridheim/SheetData.ts';
import {type Direction, GridheimCell} from '../GridheimCell/GridheimCell.tsx';

interface SheetRowProps {
  /** Prefix of the cells' ids. */
  id: string;
  row: number;
  columns: number;
  sheet: SheetData;
  valueAt: (address: string) => CellValue;
  /** Column of the active cell, if it's in this row. */
  active: number | undefined;
  isSelected: (column: number) => boolean;
  editing: string | undefined;
  onConfirm: (text: string, direction: Direction) => void;
  onCancel: () => void;
}

/** A row of cells with its number. Ranges merged across columns are one cell; the cells they cover aren't rendered. */
export function SheetRow({
  id,
  row,
  columns,
  sheet,
  valueAt,
  active,
  isSelected,
  editing,
  onConfirm,
  onCancel,
}: SheetRowProps): ReactNode {
  const merges = (sheet.mergeRanges ?? [])
    .flatMap((text) => parseRange(text) ?? [])
    .filter(({top}) => top === row);
  const cells: ReactNode[] = [];
  for (let column = 0; column < columns; column++) {
    const merge = merges.find(({left}) => left === column);
    const right = merge?.right ?? column;
    const address = toAddress({row, column});
    const isActive = active !== undefined && active >= column && active <= right;
    cells.push(
      <GridheimCell
        key={address}
        // The active cell may be one that a merged cell covers.
        id={`${id}-${isActive ? toAddress({row, column: active}) : address}`}
        address={address}
        columnIndex={column + 2}
        value={valueAt(address)}
        format={sheet.formats?.[address]}
        comment={sheet.comments?.[address]}
        colSpan={right > column ? right - column + 1 : undefined}
        active={isActive}
        selected={isSelected(column)}
        editing={isActive ? editing : undefined}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    column = right;
  }
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" aria-colindex={1}>
        {row + 1}
      </th>
      {cells}
    </tr>
  );
}
