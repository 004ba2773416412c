import {type ReactNode, useEffect, useRef, useState} from 'react';
import {CellEditor} from './CellEditor.tsx';
import type {CellValue, ColumnSchema} from './ColumnSchema.ts';

interface GridCellProps {
  /** Column and row as text. */
  label: string;
  schema: ColumnSchema;
  value: CellValue;
  onChange: (value: CellValue) => void;
}

/** Shows a value as a button; pressing it opens the editor. Booleans are edited in place, secure values shown first. */
export function GridCell({label, schema, value, onChange}: GridCellProps): ReactNode {
  const [editing, setEditing] = useState(false);
  const [revealed, setRevealed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);

  useEffect(() => {
    // Tab or the mouse has already moved the focus elsewhere.
    if (wasEditing.current && !editing && document.activeElement === document.body) button.current?.focus();
    wasEditing.current = editing;
  }, [editing]);

  if (schema.type === 'boolean')
    return (
      <label className="demo-check">
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={() => onChange(!value)}
        />
      </label>
    );
  if (editing)
    return (
      <CellEditor
        label={label}
        schema={schema}
        value={value}
        onCommit={(next) => {
          onChange(next);
          setEditing(false);
        }}
        onCancel={() => setEditing(false)}
      />
    );
  const hidden = schema.secure === true && !revealed;
  return (
    <button
      type="button"
      ref={button}
      className="rbgrid-value"
      aria-label={hidden ? `${label}, hidden. Show` : `${label}: ${value}. Edit`}
      onClick={() => (hidden ? setRevealed(true) : setEditing(true))}
    >
      {hidden ? <span className="rbgrid-blurred">••••••••</span> : String(value)}
    </button>
  );
}
