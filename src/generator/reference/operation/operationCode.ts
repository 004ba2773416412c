import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {details} from '../../shared/markup/details.ts';
import {element, text} from '../../shared/markup/element.ts';
import {codeTabs} from '../elements/codeSamples.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {pathCode} from '../elements/pathCode.ts';
import {samplePanel} from '../elements/samplePanel.ts';
import type {Operation} from '../model/ApiModel.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {createFormSamples, createSamples} from '../samples/createSamples.ts';
import {isJson} from '../model/isJson.ts';
import {isMultipart, isUrlEncoded, mainContent} from '../samples/bodyContents.ts';
import {exampleNote} from './exampleNote.ts';
import {furtherExamples} from './furtherExamples.ts';
import {responseExamples} from './responseExamples.ts';

/** Opens the form of the operation; the style sheet hides it without JavaScript. */
function composeButton({summary}: Operation, {config, words}: RenderContext): ElementContent[] {
  if (!config.composer) return [];
  const {fillIn} = words;
  const attributes = {type: 'button', className: ['compose'], ariaLabel: `${fillIn}: ${summary}`};
  return [element('button', attributes, [text(fillIn)])];
}

/** Samples, those that send a form instead, and the response. */
export function operationCode(
  operation: Operation,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {model, config, words} = context;
  const samples = createSamples(operation, model, config);
  const forms = createFormSamples(operation, model, config);
  const title = [methodBadge(operation.method), text(' '), pathCode(operation.path)];
  const label = fillMessage(words.samplesOf, {operation: operation.summary});
  const success = operation.responses.find(({status}) => /^2/.test(status));
  const content = success?.contents.find(({type}) => isJson(type)) ?? success?.contents[0];
  const main = mainContent(operation);
  const [example] = main?.examples ?? [];
  // Forms have samples of their own.
  const others = (operation.body?.contents ?? []).filter((one) => !isMultipart(one) && !isUrlEncoded(one));
  return [
    ...(example ? exampleNote(example, context) : []),
    ...samplePanel({
      aside: composeButton(operation, context),
      title,
      content: codeTabs(samples, label, context, page),
    }),
    ...(main ? furtherExamples(main, others, {title, label}, context) : []),
    ...forms.map(({type, samples: own}) => {
      const heading = fillMessage(words.sampleAs, {type});
      const content = codeTabs(own, `${label}, ${type}`, context, page);
      return details({
        summary: [text(heading)],
        className: 'form-samples',
        children: samplePanel({title, content}),
      });
    }),
    ...(success && content
      ? responseExamples(success, content, {status: success.status, path: operation.path}, context)
      : []),
  ];
}
