import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {inlineCode, joined} from '../elements/inline.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {createClient} from '../samples/createClient.ts';

/** The names of an operation in code: its id, if the document has one, and the hook of a generated client. */
export function operationNames(
  operation: Operation,
  {config, words}: Pick<RenderContext, 'config' | 'words'>,
): ElementContent[] {
  const {rtkQuery} = operation.isWebhook ? {} : createClient(operation, config);
  const names: ElementContent[][] = [
    ...(operation.hasMadeId ? [] : [[text(`${words.operationId} `), inlineCode(operation.id)]]),
    ...(rtkQuery ? [[text(`${words.hook} `), inlineCode(rtkQuery.name)]] : []),
  ];
  if (names.length === 0) return [];
  return [element<ElementContent>('p', {className: ['operation-names']}, joined(names, ' · '))];
}
