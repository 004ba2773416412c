import type {Element, ElementContent} from 'hast';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {copyButton} from '../../shared/markup/codeBlock.ts';
import {element, text} from '../../shared/markup/element.ts';
import {heading} from '../../shared/markup/heading.ts';
import {link} from '../../shared/markup/link.ts';
import type {Description} from '../description/Description.ts';
import {descriptionBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {deprecationNotice} from '../elements/deprecationNotice.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {pathCode} from '../elements/pathCode.ts';
import type {Operation} from '../model/ApiModel.ts';
import {operationAnchor} from '../render/operationAnchor.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {callbackList} from './callbackList.ts';
import {describeSecurity} from './describeSecurity.ts';
import {operationCode} from './operationCode.ts';
import {parameterTables} from './parameterTables.ts';
import {requestBody} from './requestBody.ts';
import {responseList} from './responseList.ts';
import {linkLabel} from '../elements/linkLabel.ts';
import {ENGLISH} from '../../shared/messages/languages/en.ts';

/** One operation as a section: what it does, samples, what it takes, what it answers. */
export function operationSection(operation: Operation, context: RenderContext, page: PageState): Element {
  const anchor = operationAnchor(operation, context);
  page.anchors.add(anchor);
  const {id, method, path, summary, description, docs, deprecated, security} = operation;
  const own = readDescription(description === summary ? undefined : description, context);
  const title = {
    ...heading<ElementContent>({
      level: 2,
      id: anchor,
      linkLabel: linkLabel(summary),
      children: [text(summary)],
    }),
    data: {label: [methodBadge(method), text(` ${summary}`)], text: {names: [path, id]}},
  };
  const about = element('div', {className: ['operation-text']}, [
    ...(deprecated ? [deprecationNotice()] : []),
    ...descriptionBlocks(own),
    ...(docs ? [element('p', {}, [docsLink(docs.url, docs.description ?? 'More on this operation')])] : []),
    element('p', {className: ['operation-auth']}, describeSecurity(security, context)),
  ]);
  const code = element('div', {className: ['operation-code']}, operationCode(operation, context, page));
  const details = element('div', {className: ['operation-details']}, [
    ...parameterTables(operation, anchor, context, page),
    ...requestBody(operation, anchor, context, page),
    ...responseList(operation, anchor, context, page),
    ...callbackList(operation),
  ]);
  return element('section', {className: ['operation'], ariaLabelledBy: [anchor]}, [
    title,
    endpoint(operation, own),
    about,
    element<ElementContent>('div', {className: ['operation-body']}, [code, details]),
  ]);
}

/** Method and path, to be copied. */
function endpoint({method, path}: Operation, {plain}: Description): Element {
  const words = `${method} ${path}`;
  return {
    ...element<ElementContent>('div', {className: ['endpoint']}, [
      methodBadge(method),
      pathCode(path),
      copyButton(ENGLISH.theme.copy, 'Copy path'),
    ]),
    data: {text: {markdown: codeSpan(words), plain: `${sentence([words, plain])} `}},
  };
}

function docsLink(url: string, label: string): ElementContent {
  if (!/^https?:\/\//i.test(url)) return text(label);
  return link({href: url, kind: 'external', children: [text(label)]});
}
