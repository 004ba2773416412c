import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan, escapeCell, escapeText, tableText} from '../../markdown/text/syntax.ts';
import {markdownOf} from '../../markdown/text/treeText.ts';
import {details} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {descriptionBlocks, inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {remark, remarkLine} from '../elements/inline.ts';
import {typeMarkdown} from '../elements/modelLink.ts';
import {completeTable} from '../fields/fieldRow.ts';
import type {ApiResponse, Operation} from '../model/ApiModel.ts';
import {claimAnchor, type PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {typeText} from '../types/describeType.ts';
import {mediaContent, sameSchema} from './mediaContent.ts';
import {parameterRow} from './parameterTables.ts';
import {requestPath} from '../samples/createRequest.ts';
import {responseExamples} from './responseExamples.ts';
import {linksMarkdown, responseLinks} from './responseLinks.ts';
import {statusBadge} from './statusBadge.ts';
import {isError, statusMeaning} from './statusMeaning.ts';
import {withoutRepetition} from './withoutRepetition.ts';

/** The responses of an operation, each of which can be expanded; in Markdown they are one table. */
export function responseList(
  operation: Operation,
  anchor: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {words} = context;
  if (operation.responses.length === 0) return [];
  const responses = operation.responses.map((response) => withoutRepetition(response, context));
  const target = {
    summary: operation.summary,
    path: operation.isWebhook ? '/' : requestPath(operation, context.model),
  };
  const texts = responses.map((response) => responseText(response, context));
  const rows = [[words.status, words.meaning, words.body], ...texts.map(({cells}) => cells)];
  return [
    {
      ...element('h3', {}, [text(words.responses)]),
      data: {
        text: {
          markdown: `### ${words.responses}\n\n${tableText(rows)}`,
          plain: ` ${words.responses}:${texts.map(({plain}) => plain).join('')}`,
        },
      },
    },
    ...responses.map((response) => responseElement(response, anchor, target, context, page)),
  ];
}

function responseText(response: ApiResponse, context: RenderContext): {cells: string[]; plain: string} {
  const {status, description, contents} = response;
  const own = readDescription(description, context);
  const meaning = statusMeaning(status, context.words);
  const types = contents.flatMap(({schema}) => (schema ? [schema] : []));
  // JSON is what readers expect; any other type is named.
  const isJsonOnly = contents.every(({type}) => type === 'application/json');
  const bodies = sameSchema(contents).map(({types: names, schema}) => {
    const list = names.map(codeSpan).join(', ');
    if (!schema) return list;
    return isJsonOnly ? typeMarkdown(schema, context) : `${typeMarkdown(schema, context)} (${list})`;
  });
  const words = [escapeText(meaning), own.line, linksMarkdown(response, context)].filter(Boolean).join('. ');
  return {
    cells: [escapeText(status), words, [...new Set(bodies)].join(', ') || context.words.noBodyType].map(
      escapeCell,
    ),
    plain: ` ${sentence([`${status} ${meaning}`, own.plain, ...types.map((schema) => typeText(schema, context.words))])}`,
  };
}

function responseElement(
  response: ApiResponse,
  operationAnchor: string,
  {summary, path}: {summary: string; path: string},
  context: RenderContext,
  page: PageState,
): ElementContent {
  const {status, description, headers, contents, links} = response;
  const id = claimAnchor(`${operationAnchor}-${status}`, page.anchors);
  const [lead = '', ...more] = (description ?? '').trim().split(/\n[ \t]*\n/);
  const own = readDescription(lead, context);
  // In Markdown, the table of responses contains this.
  const isEmpty = headers.length === 0 && contents.length === 0 && links.length === 0;
  if (isEmpty && own.inline !== undefined && more.length === 0) {
    // Nothing to expand: a line is enough.
    const line = [
      ...titleNodes(status, inlineDescription(own), context),
      text(' '),
      remark([text(context.words.noBody)]),
    ];
    return {
      ...element<ElementContent>('p', {className: ['response'], id}, line),
      data: {text: {markdown: ''}},
    };
  }
  // A summary is a control and must not contain links (HTML standard, "interactive content").
  const isShort = own.inline !== undefined && own.links.length === 0;
  const whole = readDescription(description, context);
  const title = titleNodes(status, isShort ? inlineDescription(own) : [], context);
  const headerFields = headerTable(response, summary, context, page);
  const body = bodies(response, id, summary, context, page);
  const content = [
    ...descriptionBlocks(isShort ? readDescription(more.join('\n\n'), context) : whole),
    ...headerFields,
    ...body.nodes,
    ...(contents.length === 0 ? [remarkLine([text(context.words.noBody)])] : []),
    ...responseLinks(response, context),
  ];
  const example =
    isError(status) && contents[0] ? responseExamples(response, contents[0], {status, path}, context) : [];
  // The anchor is inside, so that browsers open the details when a link points to it.
  const inside = element<ElementContent>('div', {id}, [...content, ...example]);
  return {
    ...details<ElementContent>({summary: title, className: 'response', children: [inside]}),
    data: {text: {markdown: responseMarkdown(status, [...headerFields, ...body.written], example, context)}},
  };
}

/** What the table of responses cannot contain: the fields of a response, and its example. */
function responseMarkdown(
  status: string,
  fields: readonly ElementContent[],
  example: readonly ElementContent[],
  {words}: RenderContext,
): string {
  const title = fillMessage(words.response, {status: escapeText(status)});
  return [...(fields.length === 0 ? [] : [`${title}:`, markdownOf(fields)]), markdownOf(example)]
    .filter(Boolean)
    .join('\n\n');
}

function titleNodes(
  status: string,
  description: ElementContent[],
  {words}: Pick<RenderContext, 'words'>,
): ElementContent[] {
  return [
    ...statusBadge(status, words),
    ...(description.length === 0
      ? []
      : [text(' '), element<ElementContent>('span', {className: ['status-text']}, description)]),
  ];
}

function headerTable(
  {status, headers}: ApiResponse,
  summary: string,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  if (headers.length === 0) return [];
  const {words} = context;
  const part = fillMessage(words.headersOfResponse, {status});
  const rows = headers.map((header) =>
    parameterRow(header, {level: 3, direction: 'response'}, context, page),
  );
  return completeTable(rows, fillMessage(words.partOf, {part, operation: summary}), context);
}

/** The bodies of a response, and those whose fields are not yet in the Markdown of the page. */
function bodies(
  {status, contents}: ApiResponse,
  id: string,
  summary: string,
  context: RenderContext,
  page: PageState,
): {nodes: ElementContent[]; written: ElementContent[]} {
  const rows = {direction: 'response' as const, level: 4};
  const {words} = context;
  const part = fillMessage(words.response, {status});
  const caption = fillMessage(words.partOf, {part, operation: summary});
  const found: {nodes: ElementContent[]; written: ElementContent[]} = {nodes: [], written: []};
  for (const content of sameSchema(contents)) {
    const nodes = mediaContent(content, rows, caption, context, page);
    const model = content.schema?.items?.ref ?? content.schema?.ref;
    const isNew = model === undefined || !page.answered.has(model);
    if (model !== undefined && isNew) page.answered.set(model, {anchor: id, summary});
    found.nodes.push(...nodes);
    // The table of responses has the type.
    if (isNew && nodes.length > 1) found.written.push(...nodes);
  }
  return found;
}
