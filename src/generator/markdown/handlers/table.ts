import type {Element} from 'hast';
import type {Nodes, Parents, Table, TableRow} from 'mdast';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {countOf} from '../../shared/text/countOf.ts';
import {scrollBox} from '../../shared/markup/table.ts';
import {report, type SourceContext, sourceOf} from '../SourceContext.ts';

/** Maximum length (characters) of the longest words of two columns that can be read next to each other on a phone. */
const PHONE = {first: 18, both: 34};

/** Roles of a table's parts. Browsers drop the implicit ones where the style sheet displays the parts as blocks. */
const ROLES: Record<string, string> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Tables, each in a box that scrolls sideways and is focusable for that. A table of two columns with words too long for
 * a phone is stacked there: the second cell of a row is below the first.
 */
export function table(state: State, node: Table): Element {
  checkCells(node, sourceOf(state));
  const element: Element = defaultHandlers.table(state, node);
  if (isTooWide(node)) {
    addRoles(element);
    element.properties.className = ['stacks'];
  }
  const heads = node.children[0]?.children.map((cell) => textOf(cell).trim()) ?? [];
  return scrollBox(element, heads.filter(Boolean).join(', '));
}

/** Warns of rows with more cells than the head: Markdown leaves out the rest (GitHub Flavored Markdown, tables). */
function checkCells({children: [head, ...rows]}: Table, source: SourceContext): void {
  const columns = head?.children.length ?? 0;
  for (const {children} of rows) {
    const left = children.slice(columns);
    const [first] = left;
    if (!first || left.every((cell) => textOf(cell).trim() === '')) continue;
    const message = `This row has ${children.length} cells, but the table has ${countOf(columns, 'column')}: the rest is not shown.`;
    const hint =
      'Add a column to the head, or write `\\|` for a bar that belongs to the text, in code as well.';
    report(source, 'warning', first.position, message, hint);
  }
}

/** Whether the two columns of a table don't fit next to each other on a phone; false for more columns. */
function isTooWide({children: rows}: Table): boolean {
  if (rows.some(({children}) => children.length !== 2)) return false;
  const [first = 0, second = 0] = [0, 1].map((column) =>
    Math.max(...rows.map(({children}) => longestWord(children[column]))),
  );
  return first > PHONE.first || first + second > PHONE.both;
}

function longestWord(cell: Nodes | undefined): number {
  const words = cell === undefined ? [] : textOf(cell).split(/\s+/);
  return Math.max(0, ...words.map(({length}) => length));
}

function addRoles(element: Element): void {
  const role = ROLES[element.tagName];
  if (role !== undefined) element.properties.role = role;
  for (const child of element.children) if (child.type === 'element') addRoles(child);
}

/** Returns the words of a cell. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/**
 * Table rows; the obsolete `align` attribute of the cells becomes a style, and an empty head cell is an ordinary cell.
 */
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
