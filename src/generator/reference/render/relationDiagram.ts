import type {ModelUse} from '../model/referenceGraph.ts';
import {escapeHtml} from './html.ts';
import {type RelationBox, relationBoxes} from './relationBoxes.ts';
import {relationColumn} from './relationColumn.ts';
import type {RelationPicture} from './RelationPicture.ts';
import {relationRow} from './relationRow.ts';

/**
 * Draws a model between those that use it and those that it contains: in a row, and in a column for narrow windows, of
 * which the theme shows one. The colours are custom properties of the theme, so that one picture serves both colour
 * modes. Empty when the model stands alone.
 */
export function relationDiagram(
  name: string,
  usedBy: readonly ModelUse[],
  contains: readonly ModelUse[],
): string {
  const users = relationBoxes(usedBy);
  const parts = relationBoxes(contains);
  if (users.length === 0 && parts.length === 0) return '';
  const names = (boxes: RelationBox[]) => boxes.map(({label}) => label).join(', ');
  const text = [
    users.length > 0 ? `${name} is used by ${names(users)}.` : '',
    parts.length > 0 ? `${name} contains ${names(parts)}.` : '',
  ].filter(Boolean);
  const row = relationRow(name, users, parts);
  const svg = (kind: string, {width, height, content}: RelationPicture) =>
    `<svg class="relations-${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(text.join(' '))}">${content}</svg>`;
  return `<figure class="diagram relations" tabindex="0" style="--diagram-width:${row.width}px">${svg('row', row)}${svg('column', relationColumn(name, users, parts))}</figure>`;
}
