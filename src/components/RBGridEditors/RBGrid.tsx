import type {ReactNode} from 'react';
import type {CellValue, ColumnSchemas, Row} from './ColumnSchema.ts';
import {GridCell} from './GridCell.tsx';

interface RBGridProps {
  caption: string;
  rows: Row[];
  columnSchema: ColumnSchemas;
  onChange: (rowId: string, column: string, value: CellValue) => void;
}

/** A table whose cells are edited in place, according to the schema of their columns. */
export function RBGrid({caption, rows, columnSchema, onChange}: RBGridProps): ReactNode {
  const columns = Object.entries(columnSchema);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="rbgrid table-scroll" aria-label={caption} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map(([key]) => (
              <th key={key} scope="col">
                {key}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {columns.map(([key, schema]) => (
                <td key={key}>
                  <GridCell
                    label={`${key}, row ${index + 1}`}
                    schema={schema}
                    value={row[key] ?? ''}
                    onChange={(value) => onChange(row.id, key, value)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
