import {type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState} from 'react';
import type {CellValue, ColumnSchema} from './ColumnSchema.ts';
import {parseValue} from './parseValue.ts';

interface CellEditorProps {
  label: string;
  schema: ColumnSchema;
  value: CellValue;
  onCommit: (value: CellValue) => void;
  onCancel: () => void;
}

/** The editor for a column's schema. Enter commits, Escape cancels, and leaving the editor commits a valid value. */
export function CellEditor({label, schema, value, onCommit, onCancel}: CellEditorProps): ReactNode {
  const [text, setText] = useState(String(value));
  const [problem, setProblem] = useState<string>();
  const control = useRef<HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement>(null);
  // The first of these events removes the editor; the blur that follows must not commit again.
  const done = useRef(false);

  useEffect(() => control.current?.focus(), []);

  function commit(next: string, strict: boolean): void {
    if (done.current) return;
    const parsed = parseValue(next, schema);
    if ('value' in parsed) {
      done.current = true;
      onCommit(parsed.value);
    } else if (strict) setProblem(parsed.problem);
    else cancel();
  }

  function cancel(): void {
    if (done.current) return;
    done.current = true;
    onCancel();
  }

  function press(event: KeyboardEvent): void {
    if (event.key === 'Escape') cancel();
    // A multi-line editor uses Enter for line breaks.
    else if (event.key === 'Enter' && (schema.editor !== 'markdown' || event.ctrlKey)) {
      event.preventDefault();
      commit(text, true);
    }
  }

  const shared = {
    ref: control as RefObject<never>,
    'aria-label': label,
    'aria-invalid': problem !== undefined,
    className: 'demo-input',
    value: text,
    onKeyDown: press,
    onBlur: () => commit(text, false),
    onChange: (event: {target: {value: string}}) => setText(event.target.value),
  };
  return (
    <>
      <Control schema={schema} shared={shared} />
      {problem !== undefined && (
        <span className="demo-error" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}

type SharedProps = Record<string, unknown>;

function Control({schema, shared}: {schema: ColumnSchema; shared: SharedProps}): ReactNode {
  if (schema.editor === 'markdown') return <textarea rows={3} {...shared} />;
  if (schema.type === 'enum')
    return (
      <select {...shared}>
        {schema.enumValues?.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    );
  const {min, max, step} = schema;
  const type = schema.type === 'number' || schema.type === 'date' ? schema.type : 'text';
  return <input type={type} min={min} max={max} step={step} {...shared} />;
}
