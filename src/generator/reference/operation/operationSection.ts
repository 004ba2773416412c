import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {copyButton} from '../../shared/markup/codeBlock.ts';
import {element, text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import type {Description} from '../render/Description.ts';
import {descriptionBlocks} from '../description/descriptionNodes.ts';
import {plainParagraph} from '../model/plainParagraph.ts';
import {readDescription} from '../description/readDescription.ts';
import {deprecationNotice} from '../elements/deprecationNotice.ts';
import {webLink} from '../elements/docsLink.ts';
import {factList} from '../elements/facts.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {pathCode} from '../elements/pathCode.ts';
import {serverFacts} from '../fields/serverFacts.ts';
import type {Operation} from '../model/ApiModel.ts';
import {operationAnchor} from '../render/operationAnchor.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {createClient} from '../samples/createClient.ts';
import {callbackList} from './callbackList.ts';
import {describeSecurity} from './describeSecurity.ts';
import {operationCode} from './operationCode.ts';
import {payloadCode} from './payloadCode.ts';
import {operationNames} from './operationNames.ts';
import {operationTitle} from '../elements/operationTitle.ts';
import {parameterTables} from './parameterTables.ts';
import {requestBody} from './requestBody.ts';
import {responseList} from './responseList.ts';
import {linkLabel} from '../elements/linkLabel.ts';

/** An operation as a section: description, samples, parameters and body, responses. */
export function operationSection(operation: Operation, context: RenderContext, page: PageState): Element {
  const anchor = operationAnchor(operation, context);
  page.anchors.add(anchor);
  const {method, summary, description, docs, deprecated, security, isWebhook} = operation;
  const own = readDescription(isSaidBy(summary, description) ? undefined : description, context);
  const title = {
    ...heading<ElementContent>({
      level: 2,
      id: anchor,
      linkLabel: linkLabel(summary, context),
      children: operationTitle(operation),
    }),
    data: {
      label: [methodBadge(method), text(` ${summary}`)],
      text: {names: namesOf(operation, context), method},
    },
  };
  const about = element<ElementContent>('div', {className: ['operation-text']}, [
    ...(deprecated ? [deprecationNotice(context)] : []),
    ...descriptionBlocks(own),
    ...(isWebhook ? [element<ElementContent>('p', {}, [text(context.words.webhookNote)])] : []),
    ...(docs ? [element('p', {}, webLink(docs.url, docs.description ?? context.words.moreOnOperation))] : []),
    ...factList(serverFacts(ownServers(operation, context), context)),
    ...(security.length === 0 && (isWebhook || isWithoutSchemes(context))
      ? []
      : [element<ElementContent>('p', {className: ['operation-auth']}, describeSecurity(security, context))]),
    ...operationNames(operation, context),
  ]);
  const samples = isWebhook ? payloadCode(operation, context) : operationCode(operation, context, page);
  const code = element('div', {className: ['operation-code']}, samples);
  const details = element('div', {className: ['operation-details']}, [
    ...parameterTables(operation, anchor, context, page),
    ...requestBody(operation, anchor, context, page),
    ...responseList(operation, anchor, context, page),
    ...callbackList(operation, context, page),
  ]);
  return element('section', {className: ['operation'], ariaLabelledBy: [anchor]}, [
    title,
    endpoint(operation, own, context),
    about,
    code,
    details,
  ]);
}

/** Whether a document names no way to authenticate: not that none is needed, but that it says nothing about it. */
function isWithoutSchemes({model}: RenderContext): boolean {
  return Object.keys(model.securitySchemes).length === 0;
}

/** The servers of an operation that is not on those of the document. */
function ownServers({servers}: Operation, {model}: RenderContext): Operation['servers'] {
  return JSON.stringify(servers) === JSON.stringify(model.servers) ? [] : servers;
}

/** What readers may search for to find an operation: its path, its id, and the hook of a generated client. */
function namesOf(operation: Operation, {config}: RenderContext): string[] {
  if (operation.isWebhook) return [operation.path, operation.id];
  const {rtkQuery} = createClient(operation, config);
  return [operation.path, operation.id, ...(rtkQuery ? [rtkQuery.name] : [])];
}

/** Method and path, with a copy button. */
function endpoint(
  {method, path, isWebhook}: Operation,
  {plain}: Description,
  {words: {copy, copyPath}}: RenderContext,
): Element {
  const words = `${method} ${path}`;
  return {
    ...element<ElementContent>('div', {className: ['endpoint']}, [
      methodBadge(method),
      pathCode(path),
      ...(isWebhook ? [] : [copyButton<ElementContent>(copy, copyPath)]),
    ]),
    data: {text: {markdown: codeSpan(words), plain: `${sentence([words, plain])} `}},
  };
}

/** Whether a description only repeats the summary, for example because the summary was taken from it. */
function isSaidBy(summary: string, description: string | undefined): boolean {
  if (description === undefined || /\n\s*\n/.test(description.trim())) return false;
  return description === summary || plainParagraph(description)?.replace(/\.$/, '') === summary;
}
