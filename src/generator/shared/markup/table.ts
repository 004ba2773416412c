import type {Properties} from 'hast';
import {classNames, element, type Markup, type MarkupElement, text} from './element.ts';

export interface TableData<Leaf> {
  className?: string;
  caption?: string;
  /** Labels of the columns. */
  columns: string[];
  rows: TableRow<Leaf>[];
}

export interface TableRow<Leaf> {
  id?: string;
  /** One for each column. */
  cells: Markup<Leaf>[][];
  /** Whether the first cell is the header of the row. */
  hasHead?: boolean;
}

/** A table with a row of column headers. */
export function table<Leaf>({className, caption, columns, rows}: TableData<Leaf>): MarkupElement<Leaf> {
  return element('table', {className: classNames(className)}, [
    ...(caption === undefined ? [] : [element<Leaf>('caption', {}, [text(caption)])]),
    element('thead', {}, [
      element(
        'tr',
        {},
        columns.map((label) => headCell<Leaf>('col', [text(label)])),
      ),
    ]),
    element('tbody', {}, rows.map(tableRow)),
  ]);
}

function tableRow<Leaf>({id, cells, hasHead = false}: TableRow<Leaf>): MarkupElement<Leaf> {
  return element(
    'tr',
    {id},
    cells.map((children, index) =>
      hasHead && index === 0 ? headCell('row', children) : element('td', {}, children),
    ),
  );
}

function headCell<Leaf>(scope: Properties['scope'], children: Markup<Leaf>[]): MarkupElement<Leaf> {
  return element('th', {scope}, children);
}

/**
 * A box in which a wide table scrolls sideways; focusable, so that it can be scrolled with the keyboard.
 *
 * @param label What screen readers announce when the box gets the focus.
 */
export function scrollBox<Leaf>(content: Markup<Leaf>, label = ''): MarkupElement<Leaf> {
  const name = label === '' ? {} : {role: 'group', 'aria-label': label};
  return element('div', {className: ['table-scroll'], tabIndex: 0, ...name}, [content]);
}
