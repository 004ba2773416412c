import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {details} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineCode, joined, remark} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {linkMarkdown, modelLink, modelMarkdown} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import type {ModelUse, OperationUse} from '../model/referenceGraph.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {relationDiagram} from './relationDiagram.ts';

/** A longer list of uses is closed at first. */
const USES_SHOWN = 12;

/** What uses a model, what it contains, and both as a diagram. */
export function modelUses(name: string, context: RenderContext, page: PageState): ElementContent[] {
  const {graph} = context;
  const operations = graph.operations.get(name) ?? [];
  const usedBy = graph.usedBy.get(name) ?? [];
  const contains = graph.contains.get(name) ?? [];
  const users = [
    ...listOfUses(
      'Operations',
      operations.flatMap((use) => operationItem(use, context)),
    ),
    ...listOfUses('Models', modelItems(usedBy, 'is built on it', context)),
  ];
  const parts = listOfUses(undefined, modelItems(contains, 'is its base', context));
  return [
    ...pageSection('Used by', 'used-by', users, page),
    ...pageSection('Contains', 'contains', parts, page),
    ...pageSection('Relations', 'relations', relationDiagram(name, usedBy, contains), page),
  ];
}

/** An entry of a list of uses, with its Markdown and what search finds of it. */
interface UseItem {
  item: Element;
  markdown: string;
  plain: string;
}

function operationItem({operation, request, response}: OperationUse, context: RenderContext): UseItem[] {
  const place = context.operationPlace.get(operation);
  if (!place) return [];
  const {method, summary} = operation;
  const role = request && response ? 'request and response' : request ? 'request' : 'response';
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
    const codes = fields.map((field) => [inlineCode(field)]);
    const where = parent ? [text(role)] : fields.length > 0 ? [text('in '), ...joined(codes, ', ')] : [];
    const words = parent ? ` ${role}` : fields.length > 0 ? ` in ${fields.map(codeSpan).join(', ')}` : '';
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

/** Uses with the fields they go through, one entry a model. */
function byModel(uses: readonly ModelUse[]): {model: string; fields: string[]; parent: boolean}[] {
  const models = new Map<string, {model: string; fields: string[]; parent: boolean}>();
  for (const {model, field, parent} of uses) {
    const entry = models.get(model) ?? {model, fields: [], parent};
    if (field !== undefined && !entry.fields.includes(field)) entry.fields.push(field);
    models.set(model, entry);
  }
  return [...models.values()];
}

function listOfUses(title: string | undefined, uses: readonly UseItem[]): ElementContent[] {
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
  const label = `${uses.length} ${title?.toLowerCase() ?? 'models'}`;
  if (uses.length <= USES_SHOWN) {
    const head = title === undefined ? [] : [element('p', {className: ['variants-title']}, [text(title)])];
    return [...head, {...list, data: {text: said}}];
  }
  const box = details<ElementContent>({summary: [text(label)], className: 'uses-more', children: [list]});
  const head = title === undefined ? '' : `${title}\n\n`;
  return [{...box, data: {text: {...said, markdown: head + said.markdown}}}];
}
