import {type KeyboardEvent, type ReactNode, useEffect, useRef, useState} from 'react';
import {type CellValue, isError} from '../Gridheim/CellValue.ts';
import type {CellFormat} from '../Gridheim/SheetData.ts';
import {showValue} from '../Gridheim/showValue.ts';

/** Where the selection goes when an edit is confirmed. */
export type Direction = 'down' | 'right' | 'left' | 'stay';

interface GridheimCellProps {
  id: string;
  address: string;
  columnIndex: number;
  value: CellValue;
  format?: CellFormat;
  comment?: string;
  colSpan?: number;
  active: boolean;
  selected: boolean;
  /** The text at the start of the edit; absent while the cell isn't edited. */
  editing: string | undefined;
  onConfirm: (text: string, direction: Direction) => void;
  onCancel: () => void;
}

/** One cell: its value, or the editor for the text behind it. */
export function GridheimCell(props: GridheimCellProps): ReactNode {
  const {id, address, columnIndex, value, format, comment, colSpan, active, selected, editing} = props;
  const kind = isError(value) ? 'error' : typeof value === 'number' ? 'number' : 'text';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell
    <td
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of a grid
      role="gridcell"
      className="gridheim-cell"
      data-address={address}
      data-kind={kind}
      data-active={active || undefined}
      data-bold={format?.bold || undefined}
      aria-selected={selected}
      aria-colindex={columnIndex}
      colSpan={colSpan}
      title={comment}
    >
      {editing === undefined ? (
        <>
          {showValue(value, format)}
          {comment !== undefined && <span className="gridheim-comment" aria-hidden="true" />}
          {comment !== undefined && <span className="sr-only">, comment: {comment}</span>}
        </>
      ) : (
        <CellEditor {...props} text={editing} />
      )}
    </td>
  );
}

function CellEditor({address, text, onConfirm, onCancel}: GridheimCellProps & {text: string}): ReactNode {
  const [draft, setDraft] = useState(text);
  const input = useRef<HTMLInputElement>(null);
  // Confirming removes the editor, and its blur must not confirm again.
  const done = useRef(false);

  useEffect(() => input.current?.focus(), []);

  function confirm(direction: Direction): void {
    if (done.current) return;
    done.current = true;
    onConfirm(draft, direction);
  }

  function press(event: KeyboardEvent): void {
    // The grid's own keys have another meaning here.
    event.stopPropagation();
    if (event.key === 'Escape') {
      done.current = true;
      onCancel();
    } else if (event.key === 'Enter') confirm('down');
    else if (event.key === 'Tab') confirm(event.shiftKey ? 'left' : 'right');
    else return;
    event.preventDefault();
  }

  return (
    <input
      ref={input}
      className="gridheim-editor"
      aria-label={`Edit ${address}`}
      value={draft}
      spellCheck={false}
      onChange={(event) => setDraft(event.target.value)}
      onKeyDown={press}
      onBlur={() => confirm('stay')}
    />
  );
}
