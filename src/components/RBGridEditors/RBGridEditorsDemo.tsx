import {type ReactNode, useState} from 'react';
import type {ColumnSchemas, Row} from './ColumnSchema.ts';
import {RBGrid} from './RBGrid.tsx';
import './rbGrid.css';

const COLUMNS: ColumnSchemas = {
  name: {type: 'string'},
  token: {type: 'string', secure: true},
  hours: {type: 'number', min: 0, max: 40, step: 0.5},
  status: {type: 'enum', enumValues: ['ready', 'running', 'stopped', 'error']},
  due: {type: 'date'},
  billable: {type: 'boolean'},
  notes: {type: 'string', editor: 'markdown'},
};

const ROWS: Row[] = [
  {
    id: 'a',
    name: 'Import orders',
    token: 'demo-token-1',
    hours: 6,
    status: 'running',
    due: '2025-04-02',
    billable: true,
    notes: 'Runs **daily**',
  },
  {
    id: 'b',
    name: 'Send invoices',
    token: 'demo-token-2',
    hours: 2.5,
    status: 'ready',
    due: '2025-04-09',
    billable: false,
    notes: 'After the import',
  },
];

/** Two rows and one column for each kind of editor. */
export default function RBGridEditorsDemo(): ReactNode {
  const [rows, setRows] = useState(ROWS);
  const [last, setLast] = useState('Nothing changed yet.');
  return (
    <div className="demo-stack">
      <RBGrid
        caption="Tasks"
        rows={rows}
        columnSchema={COLUMNS}
        onChange={(rowId, column, value) => {
          setRows(rows.map((row) => (row.id === rowId ? {...row, [column]: value} : row)));
          setLast(`Row ${rowId}: ${column} is now ${value}.`);
        }}
      />
      <p className="demo-note" role="status">
        {last}
      </p>
    </div>
  );
}
