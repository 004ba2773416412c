import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {escapeText} from '../../markdown/text/syntax.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {element} from '../../shared/markup/element.ts';
import type {ModelUse} from '../model/referenceGraph.ts';
import {type RelationBox, type RelationDrawing, relationBoxes} from './relationBoxes.ts';
import {relationColumn} from './relationColumn.ts';
import {relationRow} from './relationRow.ts';

/**
 * Draws a model between those that use it and those that it contains, as a row and as a column for narrow windows; the
 * theme shows one of them. The colors are custom properties of the theme, so a drawing works in both color modes.
 * Nothing if the model has no relations.
 */
export function relationDiagram(
  name: string,
  usedBy: readonly ModelUse[],
  contains: readonly ModelUse[],
  context: Pick<RenderContext, 'words'>,
): ElementContent[] {
  const users = relationBoxes(usedBy, context);
  const parts = relationBoxes(contains, context);
  if (users.length === 0 && parts.length === 0) return [];
  const labels = (boxes: RelationBox[]) => boxes.map(({label}) => label);
  const words = relationSentences(name, labels(users), labels(parts), context);
  const row = relationRow(name, users, parts);
  const svg = (kind: string, {width, height, content}: RelationDrawing) =>
    `<svg class="relations-${kind}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${escapeHtml(words)}">${content}</svg>`;
  const drawings = svg('row', row) + svg('column', relationColumn(name, users, parts));
  const models = (uses: readonly ModelUse[]) => [...new Set(uses.map(({model}) => escapeText(model)))];
  return [
    {
      ...element<ElementContent>(
        'figure',
        {className: ['diagram', 'relations'], tabIndex: 0, style: `--diagram-width:${row.width}px`},
        [{type: 'raw', value: drawings}],
      ),
      data: {
        text: {markdown: relationSentences(escapeText(name), models(usedBy), models(contains), context)},
      },
    },
  ];
}

function relationSentences(
  name: string,
  users: readonly string[],
  parts: readonly string[],
  {words}: Pick<RenderContext, 'words'>,
): string {
  return [
    users.length > 0 ? fillMessage(words.isUsedBy, {name, models: users.join(', ')}) : '',
    parts.length > 0 ? fillMessage(words.containsModels, {name, models: parts.join(', ')}) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
