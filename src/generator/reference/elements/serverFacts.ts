import type {RenderContext} from '../render/RenderContext.ts';
import type {Fact} from './facts.ts';
import {inlineCode} from './inline.ts';

/** The servers of the API. */
export function serverFacts({model: {servers}, words}: Pick<RenderContext, 'model' | 'words'>): Fact[] {
  return servers.map(({url, description}) => [description ?? words.server, [inlineCode(url)]]);
}
