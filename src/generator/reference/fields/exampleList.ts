import type {ElementContent} from 'hast';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {classNames, element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {inlineCode, remarkLine} from '../elements/inline.ts';
import type {Example} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {valueText} from '../types/describeLimits.ts';

/** The only example, if it is a plain value without a text: the line of limits has room for it. */
export function plainExample(examples: readonly Example[]): Example | undefined {
  const [example] = examples;
  if (!example || examples.length > 1 || typeof example.value === 'object') return undefined;
  return example.summary === undefined && example.description === undefined ? example : undefined;
}

/** An example as a reader writes it in the usual form of a parameter: a list with one plain item is that item. */
export function asWritten(example: Example): Example {
  const [item, ...more] = Array.isArray(example.value) ? (example.value as unknown[]) : [];
  return item === undefined || typeof item === 'object' || more.length > 0
    ? example
    : {...example, value: item};
}

/** The author's examples of a value, each with what it shows. */
export function exampleList(examples: readonly Example[], context: RenderContext): ElementContent[] {
  if (examples.length === 0 || plainExample(examples)) return [];
  const {words} = context;
  const title = examples.length === 1 ? words.example : words.examples;
  const items = examples.map(
    ({name, summary = examples.length > 1 ? name : undefined, description, value}) => {
      const code = valueText(value, context.model.longIntegers);
      const own = readDescription(description, context);
      const label = summary === undefined ? [] : [text(own.line === '' ? summary : `${summary}: `)];
      const meaning = [...label, ...inlineDescription(own)];
      const said = [summary === undefined ? '' : escapeText(summary), own.line].filter(Boolean).join(': ');
      return {
        isDescribed: meaning.length > 0,
        item: element<ElementContent>('li', {}, [
          inlineCode(code),
          ...(meaning.length === 0 ? [] : [text(' '), element<ElementContent>('span', {}, meaning)]),
        ]),
        markdown: said === '' ? codeSpan(code) : `${codeSpan(code)} (${said})`,
      };
    },
  );
  return [
    {
      ...remarkLine([text(title)]),
      data: {text: {markdown: `${escapeText(title)}: ${items.map(({markdown}) => markdown).join(', ')}`}},
    },
    {
      ...element<ElementContent>(
        'ul',
        {className: classNames('enum', items.some(({isDescribed}) => isDescribed) && 'enum-described')},
        items.map(({item}) => item),
      ),
      data: {text: {markdown: ''}},
    },
  ];
}
