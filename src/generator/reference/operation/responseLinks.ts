import type {ElementContent} from 'hast';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {inlineCode, remark} from '../elements/inline.ts';
import {linkMarkdown} from '../elements/modelLink.ts';
import type {ApiResponse, ResponseLink} from '../model/ApiModel.ts';
import {linkedOperation} from '../model/linkedOperation.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {valueText} from '../types/describeLimits.ts';

/** The operations that can follow a response, and what they take from it; nothing without links. */
export function responseLinks({links}: ApiResponse, context: RenderContext): ElementContent[] {
  if (links.length === 0) return [];
  return [
    element('p', {className: ['variants-title', 'links-title']}, [text(context.words.links)]),
    element<ElementContent>(
      'ul',
      {className: ['variants', 'response-links']},
      links.map((link) => linkItem(link, context)),
    ),
  ];
}

/** The links of a response in one line of Markdown. */
export function linksMarkdown({links}: ApiResponse, context: RenderContext): string {
  if (links.length === 0) return '';
  const items = links.map((link) => {
    const target = targetOf(link, context);
    const name = target.href === undefined ? codeSpan(target.label) : linkMarkdown(target.label, target.href);
    const values = valuesOf(link, context).map(
      ({name: key, isPlain, value}) => `${isPlain ? escapeText(key) : codeSpan(key)}: ${codeSpan(value)}`,
    );
    const about = [readDescription(link.description, context).line, values.join(', ')].filter(Boolean);
    return `${codeSpan(link.name)} → ${[name, ...about].join(' ')}`;
  });
  return `${escapeText(context.words.links)}: ${items.join('; ')}`;
}

function linkItem(link: ResponseLink, context: RenderContext): ElementContent {
  const {label, href} = targetOf(link, context);
  const words = inlineDescription(readDescription(link.description, context));
  const values = valuesOf(link, context).map(({name, isPlain, value}) =>
    element<ElementContent>('li', {}, [
      isPlain ? text(name) : inlineCode(name),
      text(' '),
      element<ElementContent>('span', {}, [inlineCode(value)]),
    ]),
  );
  return element<ElementContent>('li', {}, [
    element<ElementContent>('strong', {}, [
      href === undefined ? inlineCode(label) : element('a', {href}, [text(label)]),
    ]),
    text(' '),
    remark([inlineCode(link.name)]),
    ...(words.length === 0 ? [] : [text(' '), element<ElementContent>('span', {}, words)]),
    ...(values.length === 0
      ? []
      : [element<ElementContent>('ul', {className: ['enum', 'enum-described']}, values)]),
  ]);
}

/** The summary of the operation with its address; what the document says if the operation is not in it. */
function targetOf(
  link: ResponseLink,
  {model, operationPlace}: RenderContext,
): {label: string; href?: string | undefined} {
  const operation = linkedOperation(link, model);
  if (!operation) return {label: link.id ?? link.ref ?? link.name};
  return {label: operation.summary, href: operationPlace.get(operation)?.href};
}

interface LinkValue {
  name: string;
  /** Whether the name is in words, rather than that of a parameter. */
  isPlain: boolean;
  value: string;
}

function valuesOf({parameters, body}: ResponseLink, {words, model}: RenderContext): LinkValue[] {
  const textOf = (value: unknown) => valueText(value, model.longIntegers);
  return [
    ...parameters.map(([name, value]) => ({name, isPlain: false, value: textOf(value)})),
    ...(body ? [{name: words.requestBody, isPlain: true, value: textOf(body.value)}] : []),
  ];
}
