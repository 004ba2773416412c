import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {isInside, type Place, parseAddress, placesOf, rangeBetween, toAddress} from '../Gridheim/address.ts';
import {calculate} from '../Gridheim/calculate.ts';
import {type Copied, copyRange, pasteText} from '../Gridheim/clipboard.ts';
import '../Gridheim/gridheim.css';
import {isFormula} from '../Gridheim/parseFormula.ts';
import {type SheetData, setCells} from '../Gridheim/SheetData.ts';
import type {Direction} from '../GridheimCell/GridheimCell.tsx';
import {moveBy} from './keys.ts';
import {SheetHeader} from './SheetHeader.tsx';
import {SheetRow} from './SheetRow.tsx';
import {useVisibleRows} from './useVisibleRows.ts';

interface GridheimSheetProps {
  sheet: SheetData;
  /** Nothing can be changed. */
  readonly?: boolean;
  /** Values can be changed, formulas can't. */
  isProtected?: boolean;
  onSheetUpdate?: (sheet: SheetData) => void;
  /** Called with the addresses of the selected cells, the active one first. */
  onCellSelectionChange?: (cells: string[]) => void;
  initialRows?: number;
  initialColumns?: number;
}

/** A grid of cells with column letters and row numbers. It renders only visible rows, and keeps the focus. */
export function GridheimSheet({
  sheet,
  readonly = false,
  isProtected = false,
  onSheetUpdate,
  onCellSelectionChange,
  initialRows = 50,
  initialColumns = 26,
}: GridheimSheetProps): ReactNode {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const copied = useRef<Copied>(undefined);
  const leaving = useRef(false);
  const [active, setActive] = useState<Place>({row: 0, column: 0});
  const [anchor, setAnchor] = useState<Place>(active);
  const [editing, setEditing] = useState<string>();
  const visible = useVisibleRows(container, initialRows);
  const valueAt = useMemo(() => calculate(sheet), [sheet]);
  const selection = rangeBetween(anchor, active);

  // While a cell is edited, its row stays rendered wherever the reader scrolls.
  const first = editing === undefined ? visible.first : Math.min(visible.first, active.row);
  const last = editing === undefined ? visible.last : Math.max(visible.last, active.row);

  function select(place: Place, extend = false): void {
    const from = extend ? anchor : place;
    setActive(place);
    setAnchor(from);
    visible.reveal(place.row);
    const others = placesOf(rangeBetween(from, place)).map(toAddress);
    onCellSelectionChange?.([toAddress(place), ...others.filter((address) => address !== toAddress(place))]);
  }

  function isLocked(address: string): boolean {
    return readonly || (isProtected && isFormula(sheet.cells[address] ?? ''));
  }

  function change(texts: Record<string, string>): void {
    const allowed = Object.entries(texts).filter(([address]) => {
      const place = parseAddress(address);
      return place && place.row < initialRows && place.column < initialColumns && !isLocked(address);
    });
    if (allowed.length > 0) onSheetUpdate?.(setCells(sheet, Object.fromEntries(allowed)));
  }

  function edit(text = sheet.cells[toAddress(active)] ?? ''): void {
    if (!isLocked(toAddress(active))) setEditing(text);
  }

  function confirm(text: string, direction: Direction): void {
    setEditing(undefined);
    if (text !== (sheet.cells[toAddress(active)] ?? '')) change({[toAddress(active)]: text});
    const key = {down: 'Enter', right: 'ArrowRight', left: 'ArrowLeft', stay: ''}[direction];
    const next = moveBy(key, active, initialRows, initialColumns);
    if (next) select(next);
    // After a blur, the reader has moved the focus.
    if (direction !== 'stay') grid.current?.focus();
  }

  function cancel(): void {
    setEditing(undefined);
    grid.current?.focus();
  }

  function clear(): void {
    change(Object.fromEntries(placesOf(selection).map((place) => [toAddress(place), ''])));
  }

  function press(event: KeyboardEvent): void {
    const {key, shiftKey, ctrlKey, metaKey, altKey} = event;
    const mayLeave = leaving.current;
    leaving.current = key === 'Escape' || (key === 'Shift' && mayLeave);
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'Tab') {
      const next = moveBy(shiftKey ? 'ArrowLeft' : 'ArrowRight', active, initialRows, initialColumns);
      // At the end of a row, and after Escape, Tab leaves the sheet like any other control.
      if (mayLeave || !next || next.column === active.column) return;
      select(next);
    } else if (key === 'F2') edit();
    else if (key === 'Delete' || key === 'Backspace') clear();
    else if (key.length === 1) edit(key);
    else {
      const next = moveBy(key, active, initialRows, initialColumns);
      if (!next) return;
      select(next, shiftKey && key !== 'Enter');
    }
    event.preventDefault();
  }

  function copy(event: ClipboardEvent, cut: boolean): void {
    if (editing !== undefined) return;
    copied.current = copyRange(sheet, selection);
    event.clipboardData.setData('text/plain', copied.current.text);
    event.preventDefault();
    if (cut) clear();
  }

  function paste(event: ClipboardEvent): void {
    if (editing !== undefined) return;
    const text = event.clipboardData.getData('text/plain');
    const origin = copied.current?.text === text ? copied.current.origin : undefined;
    change(pasteText(text, {row: selection.top, column: selection.left}, origin));
    event.preventDefault();
  }

  function placeOf(event: MouseEvent): Place | undefined {
    const cell = event.target instanceof Element ? event.target.closest('[data-address]') : null;
    return parseAddress(cell?.getAttribute('data-address') ?? '');
  }

  function pressMouse(event: MouseEvent): void {
    const place = placeOf(event);
    if (!place || event.button !== 0 || event.target instanceof HTMLInputElement) return;
    // An editor that is open somewhere else confirms what it has while its cell is still the active one.
    if (editing !== undefined) grid.current?.focus();
    select(place, event.shiftKey);
  }

  const rows = Array.from({length: last - first + 1}, (_, index) => first + index);
  return (
    <div className="gridheim-sheet" ref={container} onScroll={visible.onScroll}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that works like a spreadsheet
        role="grid"
        tabIndex={0}
        // Rows that aren't rendered keep their space.
        style={{
          marginBlockStart: first * visible.rowHeight,
          marginBlockEnd: (initialRows - 1 - last) * visible.rowHeight,
        }}
        aria-label={sheet.name}
        aria-rowcount={initialRows + 1}
        aria-colcount={initialColumns + 1}
        aria-readonly={readonly}
        aria-multiselectable="true"
        aria-activedescendant={
          active.row >= first && active.row <= last ? `${id}-${toAddress(active)}` : undefined
        }
        onKeyDown={press}
        onMouseDown={pressMouse}
        onMouseMove={(event) => {
          const place = event.buttons === 1 && editing === undefined ? placeOf(event) : undefined;
          if (place && toAddress(place) !== toAddress(active)) select(place, true);
        }}
        onDoubleClick={(event) => placeOf(event) && edit()}
        onCopy={(event) => copy(event, false)}
        onCut={(event) => copy(event, true)}
        onPaste={paste}
      >
        <SheetHeader columns={initialColumns} />
        <tbody>
          {rows.map((row) => (
            <SheetRow
              key={row}
              id={id}
              row={row}
              columns={initialColumns}
              sheet={sheet}
              valueAt={valueAt}
              active={row === active.row ? active.column : undefined}
              isSelected={(column) => isInside({row, column}, selection)}
              editing={row === active.row ? editing : undefined}
              onConfirm={confirm}
              onCancel={cancel}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
