import {type ReactNode, useState} from 'react';
import {fromCsv, toCsv} from '../Gridheim/csv.ts';
import type {SheetData} from '../Gridheim/SheetData.ts';

interface TransferProps {
  sheet: SheetData;
  readonly: boolean;
  onImport: (cells: Record<string, string>) => void;
}

/** The sheet as text: CSV of its values, or JSON of what was typed. CSV can be edited and read back. */
export function Transfer({sheet, readonly, onImport}: TransferProps): ReactNode {
  const [text, setText] = useState('');
  return (
    <details>
      <summary>Export and import</summary>
      <div className="demo-stack gridheim-transfer">
        <div className="demo-row">
          <button type="button" className="demo-button" onClick={() => setText(toCsv(sheet))}>
            Export CSV
          </button>
          <button
            type="button"
            className="demo-button"
            onClick={() => setText(JSON.stringify(sheet.cells, null, 2))}
          >
            Export JSON
          </button>
          <button
            type="button"
            className="demo-button"
            disabled={readonly || text.trim() === '' || text.trim().startsWith('{')}
            onClick={() => onImport(fromCsv(text))}
          >
            Import CSV
          </button>
        </div>
        <label className="demo-field">
          Text
          <textarea
            rows={6}
            value={text}
            spellCheck={false}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
      </div>
    </details>
  );
}
