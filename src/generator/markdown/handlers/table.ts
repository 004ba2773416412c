import type {Element} from 'hast';
import type {Parents, Table, TableRow} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {scrollBox} from '../../shared/markup/table.ts';

/** Tables, each in a box that scrolls sideways and takes the focus for that. */
export function table(state: State, node: Table): Element {
  const element: Element = defaultHandlers.table(state, node);
  return scrollBox(element);
}

/** Table rows; the obsolete `align` attribute of the cells becomes a style, and a head cell that says nothing is no head. */
export function tableRow(state: State, node: TableRow, parent: Parents | undefined): Element {
  const row: Element = defaultHandlers.tableRow(state, node, parent);
  for (const cell of row.children) {
    if (cell.type !== 'element') continue;
    if (cell.tagName === 'th' && cell.children.length === 0) cell.tagName = 'td';
    if (cell.properties.align === undefined) continue;
    const {align, ...properties} = cell.properties;
    cell.properties = {...properties, ...(align ? {style: `text-align:${align}`} : {})};
  }
  return row;
}
