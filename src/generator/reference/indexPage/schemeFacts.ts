import type {ElementContent} from 'hast';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import type {Fact} from '../elements/facts.ts';
import {inlineCode, mark} from '../elements/inline.ts';
import type {SecurityScheme} from '../model/ApiModel.ts';
import {describeScheme} from '../operation/describeSecurity.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** How callers authenticate: each scheme with what the document says about it, its addresses and its scopes. */
export function schemeFacts(context: RenderContext): Fact[] {
  const {model, words} = context;
  return Object.entries(model.securitySchemes).map(([name, scheme]) => [
    words.authentication,
    [
      inlineCode(name),
      text(': '),
      ...describeScheme(scheme, words),
      ...(scheme.deprecated ? [text(' '), mark(words.deprecated, 'deprecated')] : []),
      ...about(scheme, context),
      ...detailList(scheme, context),
    ],
  ]);
}

function about({description}: SecurityScheme, context: RenderContext): ElementContent[] {
  const own = inlineDescription(readDescription(description, context));
  return own.length === 0 ? [] : [text('. '), ...own];
}

function detailList({addresses = [], scopes = []}: SecurityScheme, context: RenderContext): ElementContent[] {
  const items = [
    ...addresses.map(([name, url]) => detail(name, [inlineCode(url)], codeSpan(url))),
    ...scopes.map(([name, meaning]) => {
      const own = readDescription(meaning, context);
      return detail(name, inlineDescription(own), own.line);
    }),
  ];
  return items.length === 0 ? [] : [element<ElementContent>('ul', {className: ['server-variables']}, items)];
}

function detail(name: string, value: ElementContent[], markdown: string): ElementContent {
  return {
    ...element<ElementContent>('li', {}, [inlineCode(name), text(' '), ...value]),
    // Facts are lines of a list in Markdown, which has no room for another list.
    data: {text: {markdown: ` · ${codeSpan(name)}${markdown === '' ? '' : `: ${markdown}`}`}},
  };
}
