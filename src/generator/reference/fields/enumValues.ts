import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {Element, ElementContent} from 'hast';
import type {NodeText} from '../../markdown/text/NodeText.ts';
import {sentence} from '../../markdown/text/sentence.ts';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {details} from '../../shared/markup/details.ts';
import {classNames, element, text} from '../../shared/markup/element.ts';
import type {Description} from '../render/Description.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {inlineCode} from '../elements/inline.ts';
import {enumOwner} from '../model/enumOwner.ts';
import {enumMeaning} from '../model/enumMeaning.ts';
import type {Schema} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {valueText} from '../types/describeLimits.ts';

/** Longer lists of values are collapsed at first. */
const VALUES_SHOWN = 8;

/**
 * Says in Markdown which values are allowed; nothing without values.
 *
 * @param meaningOf What a value means, as Markdown on one line, or nothing.
 */
export function valuesMarkdown(
  values: readonly string[],
  {oneOfValues}: Pick<ReferenceWords, 'oneOfValues'>,
  meaningOf: (value: string) => string = () => '',
): string {
  if (values.length === 0) return '';
  const items = values.map((value) => {
    const meaning = meaningOf(value).replace(/\.$/, '');
    return codeSpan(value) + (meaning === '' ? '' : ` (${meaning})`);
  });
  return fillMessage(oneOfValues, {values: items.join(', ')});
}

/**
 * The values of an enum, or of a list or map of them, with their meanings; nothing for other types.
 *
 * @param most Number of values above which they are collapsed at first.
 */
export function enumValues(schema: Schema, context: RenderContext, most = VALUES_SHOWN): ElementContent[] {
  const {owner} = enumOwner(schema, context.model.schemas);
  if (!owner.enum) return [];
  const values = owner.enum.map((value) => ({
    value: valueText(value, context.model.longIntegers),
    meaning: readDescription(enumMeaning(owner, value), context),
  }));
  const list = element(
    'ul',
    {className: classNames('enum', owner.enumDescriptions && 'enum-described')},
    values.map(valueItem),
  );
  const isLong = values.length > most;
  const shown: Element = isLong
    ? details<ElementContent>({
        summary: [text(fillMessage(context.words.valueCount, {count: values.length}))],
        className: 'enum-more',
        children: [list],
      })
    : list;
  return [{...shown, data: {text: valuesText(values)}}];
}

interface Value {
  value: string;
  meaning: Description;
}

function valueItem({value, meaning}: Value): Element {
  const words = inlineDescription(meaning);
  return element('li', {}, [
    inlineCode(value),
    ...(words.length === 0 ? [] : [text(' '), element<ElementContent>('span', {}, words)]),
  ]);
}

function valuesText(values: readonly Value[]): NodeText {
  const items = values.map(
    ({value, meaning: {line}}) => `- ${codeSpan(value)}${line === '' ? '' : `: ${line}`}`,
  );
  const plain = values.map(({value, meaning}) => ` ${sentence([value, meaning.plain])}`);
  return {markdown: items.join('\n'), plain: plain.join('')};
}
