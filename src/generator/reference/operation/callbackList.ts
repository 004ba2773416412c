import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {inlineCode} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import type {Operation} from '../model/ApiModel.ts';

/** The callbacks of an operation: requests that the server sends. */
export function callbackList(
  {callbacks}: Operation,
  {words}: Pick<RenderContext, 'words'>,
): ElementContent[] {
  if (callbacks.length === 0) return [];
  const items = callbacks.map(({name, method, expression, description}) =>
    element<ElementContent>('li', {}, [
      inlineCode(name),
      text(': '),
      methodBadge(method),
      text(' '),
      inlineCode(expression),
      ...(description === undefined ? [] : [text(` ${description}`)]),
    ]),
  );
  return [element('h3', {}, [text(words.callbacks)]), element<ElementContent>('ul', {}, items)];
}
