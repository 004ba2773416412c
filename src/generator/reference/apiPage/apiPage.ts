import {fragmentOf} from '../../shared/address/encoding.ts';
import type {ElementContent} from 'hast';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {element, text} from '../../shared/markup/element.ts';
import {scrollBox, table} from '../../shared/markup/table.ts';
import {openingBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {describedSections} from '../description/describedSections.ts';
import {docsFacts} from '../elements/docsLink.ts';
import {factList} from '../elements/facts.ts';
import {flagNotes} from '../elements/flagNotes.ts';
import {mark} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {markdownLink, modelLink} from '../elements/modelLink.ts';
import {operationTitle, operationTitleMarkdown} from '../elements/operationTitle.ts';
import {pathCode} from '../elements/pathCode.ts';
import {serverFacts} from '../fields/serverFacts.ts';
import type {Operation} from '../model/ApiModel.ts';
import {descriptionSections} from '../model/descriptionSections.ts';
import {otherOperations} from '../model/otherOperations.ts';
import {operationSection} from '../operation/operationSection.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import {operationAnchor} from '../render/operationAnchor.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {pageParts} from './pageParts.ts';

/**
 * The body of an API page: an introduction to the group, a table of its operations, and a section for each. The table
 * also lists the operations for which the group is another tag; their sections are on the page of their first tag.
 */
export function apiPage(
  target: Extract<ReferencePage, {kind: 'api'}>,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {model, modelHref} = context;
  const group = expectDefined(
    model.groups.find(({name}) => name === target.group),
    `the group of operations ${target.group}`,
  );
  const operations = group.operations.slice(target.from, target.to);
  const others = target.part === 0 ? otherOperations(group.name, model) : [];
  const facts = factList([
    ...(operations.length === 0 || target.isWebhook ? [] : serverFacts(model.servers, context)),
    ...(modelHref.has(target.group)
      ? [[context.words.model, [modelLink(target.group, context)]] satisfies [string, ElementContent[]]]
      : []),
    ...(target.part === 0 ? docsFacts(group.docs, context.words) : []),
  ]);
  // Built first, since the sections determine which marks need an explanation above them.
  const sections = operations.map((operation) => operationSection(operation, context, page));
  const own = target.part === 0 && !target.isWebhook ? group.description : undefined;
  const {intro, sections: topics} = descriptionSections(own);
  const opening = readDescription(own === undefined ? target.description : intro, context);
  return [
    ...(target.isWebhook ? [] : openingBlocks(opening, target.lead)),
    ...facts,
    ...pageParts(target, context),
    ...(target.isWebhook ? [] : operationTable(operations, others, context)),
    ...describedSections(topics, context, page),
    ...flagNotes(context, page),
    ...sections,
  ];
}

function operationTable(
  operations: readonly Operation[],
  others: readonly Operation[],
  context: RenderContext,
): ElementContent[] {
  if (operations.length + others.length === 0) return [];
  const rows = [...operations, ...others].map((operation, index) => {
    const {method, path, deprecated, isWebhook} = operation;
    const {words} = context;
    const marks = [
      ...(isWebhook ? [{label: words.webhook, kind: 'webhook'}] : []),
      ...(deprecated ? [{label: words.deprecated, kind: 'deprecated'}] : []),
    ];
    const anchor = fragmentOf(operationAnchor(operation, context));
    const isElsewhere = index >= operations.length;
    const href = (isElsewhere ? context.operationPlace.get(operation)?.href : undefined) ?? anchor;
    const link = element('a', {href}, operationTitle(operation));
    const written = [
      markdownLink(operationTitleMarkdown(operation), href),
      ...marks.map(({label}) => `(${escapeText(label)})`),
    ].join(' ');
    return {
      cells: [
        [methodBadge(method)],
        [pathCode(path)],
        [link, ...marks.flatMap(({label, kind}) => [text(' '), mark(label, kind)])],
      ],
      markdown: [method, codeSpan(path), written].map(escapeCell),
    };
  });
  const columns = [context.words.method, context.words.path, context.words.whatItDoes];
  return [
    {
      ...scrollBox<ElementContent>(
        table<ElementContent>({className: 'operations', columns, rows}),
        columns.join(', '),
      ),
      data: {text: {markdown: tableText([columns, ...rows.map(({markdown}) => markdown)])}},
    },
  ];
}
