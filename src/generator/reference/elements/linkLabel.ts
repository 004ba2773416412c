import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** The accessible name of a heading's link to itself. */
export function linkLabel(heading: string, {words}: Pick<RenderContext, 'words'>): string {
  return fillMessage(words.headingLink, {heading});
}
