import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {details} from '../../shared/markup/details.ts';
import {text} from '../../shared/markup/element.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {pathCode} from '../elements/pathCode.ts';
import type {MediaContent, Operation} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {mainContent} from '../samples/bodyContents.ts';
import {examplePanel, shortExample} from './responseExample.ts';

/** A payload is what readers come for, so more of it is shown than of a response; code is folded. */
const LONGEST_PAYLOAD = 16_000;

/** Examples of what a webhook sends: one is shown, the author's others can be expanded. */
export function payloadCode(operation: Operation, context: RenderContext): ElementContent[] {
  const content = mainContent(operation);
  if (!content) return [];
  const {method, path, summary} = operation;
  const title = [methodBadge(method), text(' '), pathCode(path)];
  const label = fillMessage(context.words.samplesOf, {operation: summary});
  const panel = (own: MediaContent): ElementContent[] => {
    const shown = shortExample(own, {status: '', path: ''}, context, LONGEST_PAYLOAD);
    return shown ? examplePanel({title, label, shown}, context) : [];
  };
  const others = content.examples.slice(1).flatMap((example, index) => {
    const name = example.summary ?? example.name ?? fillMessage(context.words.variant, {number: index + 2});
    const children = panel({type: content.type, examples: [example]});
    return children.length === 0
      ? []
      : [details({summary: [text(name)], className: 'form-samples', children})];
  });
  return [...panel(content), ...others];
}
