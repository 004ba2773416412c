import type {RenderContext} from '../render/RenderContext.ts';
import type {Element} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A notice that an operation or a model is deprecated. */
export function deprecationNotice({words}: Pick<RenderContext, 'words'>): Element {
  return element('p', {className: ['deprecated-note']}, [
    element('strong', {}, [text(words.deprecatedNote)]),
    text(` ${words.deprecatedAdvice}`),
  ]);
}
