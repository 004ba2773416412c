import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {details} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {codeList, joined, remark} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {linkMarkdown, modelLink, modelMarkdown} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import type {ModelUse, OperationUse} from '../model/referenceGraph.ts';
import {relatedModels} from '../model/relatedModels.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {relationDiagram} from './relationDiagram.ts';

/** Longer lists of uses are collapsed at first. */
const USES_SHOWN = 12;

/** What uses a model, what it contains, and both as a diagram. */
export function modelUses(name: string, context: RenderContext, page: PageState): ElementContent[] {
  const {graph, words} = context;
  const operations = graph.operations.get(name) ?? [];
  const usedBy = graph.usedBy.get(name) ?? [];
  const contains = graph.contains.get(name) ?? [];
  const users = [
    ...listOfUses(
      {title: words.operations, count: words.operationCount},
      operations.flatMap((use) => operationItem(use, context)),
    ),
    ...listOfUses(
      {title: words.models, count: words.modelCount},
      modelItems(usedBy, words.builtOnIt, context),
    ),
  ];
  const parts = listOfUses({count: words.modelCount}, modelItems(contains, words.itsBase, context));
  return [
    ...pageSection({title: words.usedBy, anchor: 'used-by'}, users, page, context),
    ...pageSection({title: words.contains, anchor: 'contains'}, parts, page, context),
    ...pageSection(
      {title: words.relations, anchor: 'relations'},
      [...relationDiagram(name, usedBy, contains, context), ...furtherRelations(name, context)],
      page,
      context,
    ),
  ];
}

/** An entry in a list of uses, with its Markdown and its text for search. */
interface UseItem {
  item: Element;
  markdown: string;
  plain: string;
}

function operationItem({operation, request, response}: OperationUse, context: RenderContext): UseItem[] {
  const place = context.operationPlace.get(operation);
  if (!place) return [];
  const {method, summary} = operation;
  const {roleBoth, roleRequest, roleResponse} = context.words;
  const role = request && response ? roleBoth : request ? roleRequest : roleResponse;
  const link = element('a', {href: place.href}, [text(summary)]);
  return [
    {
      item: element<ElementContent>('li', {}, [
        methodBadge(method),
        text(' '),
        link,
        text(' '),
        remark([text(role)]),
      ]),
      markdown: `${method} ${linkMarkdown(summary, place.href)}, ${role}`,
      plain: ` ${sentence([`${method} ${summary}`])}`,
    },
  ];
}

function modelItems(uses: readonly ModelUse[], role: string, context: RenderContext): UseItem[] {
  return byModel(uses).map(({model, fields, parent}) => {
    const {inFields} = context.words;
    const isIn = !parent && fields.length > 0;
    const where = parent ? [text(role)] : isIn ? fillNodes(inFields, {fields: codeList(fields)}) : [];
    const names = fields.map(codeSpan).join(', ');
    const words = parent ? ` ${role}` : isIn ? ` ${fillMessage(inFields, {fields: names})}` : '';
    return {
      item: element<ElementContent>('li', {}, [
        modelLink(model, context),
        ...(where.length === 0 ? [] : [text(' '), remark(where)]),
      ]),
      markdown: modelMarkdown(model, context) + words,
      plain: ` ${sentence([model, fields.join(', ')])}`,
    };
  });
}

/** Models two steps away: those in the models it contains, and those that contain its users. */
function furtherRelations(name: string, context: RenderContext): ElementContent[] {
  const {words, graph} = context;
  const {contains, usedBy} = graph;
  return [
    ...listOfUses(
      {title: words.throughParts, count: words.throughPartsCount},
      stepItems(name, contains, '→', context),
    ),
    ...listOfUses(
      {title: words.throughUsers, count: words.throughUsersCount},
      stepItems(name, usedBy, '←', context),
    ),
  ];
}

function stepItems(
  name: string,
  uses: ReadonlyMap<string, ModelUse[]>,
  arrow: string,
  context: RenderContext,
): UseItem[] {
  const direct = relatedModels(uses.get(name));
  return direct.flatMap((model): UseItem[] => {
    const next = relatedModels(uses.get(model)).filter((other) => other !== name && other !== model);
    if (model === name || next.length === 0) return [];
    const links = next.map((other) => [modelLink(other, context)]);
    const words = next.map((other) => modelMarkdown(other, context)).join(', ');
    return [
      {
        item: element<ElementContent>('li', {}, [
          modelLink(model, context),
          text(` ${arrow} `),
          ...joined(links, ', '),
        ]),
        markdown: `${modelMarkdown(model, context)} ${arrow} ${words}`,
        plain: '',
      },
    ];
  });
}

/** Groups uses by model, each with the fields through which it is used. */
function byModel(uses: readonly ModelUse[]): {model: string; fields: string[]; parent: boolean}[] {
  const models = new Map<string, {model: string; fields: string[]; parent: boolean}>();
  for (const {model, field, parent} of uses) {
    const entry = models.get(model) ?? {model, fields: [], parent};
    if (field !== undefined && !entry.fields.includes(field)) entry.fields.push(field);
    models.set(model, entry);
  }
  return [...models.values()];
}

/** @param words The title, if any, and the label of a collapsed list. */
function listOfUses(
  {title, count}: {title?: string; count: string},
  uses: readonly UseItem[],
): ElementContent[] {
  if (uses.length === 0) return [];
  const list = element<ElementContent>(
    'ul',
    {className: ['uses']},
    uses.map(({item}) => item),
  );
  const said = {
    markdown: uses.map(({markdown}) => `- ${markdown}`).join('\n'),
    plain: uses.map(({plain}) => plain).join(''),
  };
  const label = fillMessage(count, {count: uses.length});
  if (uses.length <= USES_SHOWN) {
    const head = title === undefined ? [] : [element('p', {className: ['variants-title']}, [text(title)])];
    return [...head, {...list, data: {text: said}}];
  }
  const box = details<ElementContent>({summary: [text(label)], className: 'uses-more', children: [list]});
  const head = title === undefined ? '' : `${title}\n\n`;
  return [{...box, data: {text: {...said, markdown: head + said.markdown}}}];
}
