import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {ElementContent} from 'hast';
import {details} from '../../shared/markup/details.ts';
import {text} from '../../shared/markup/element.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {exampleNote} from './exampleNote.ts';
import {examplePanel, shortExample} from './responseExample.ts';

/**
 * The author's examples besides the one that is shown, each of which can be expanded: those of the same content by their
 * names, and those of contents of other types. Generated documents often repeat an example for each type.
 *
 * @param shown The content whose first example is shown, of `contents`.
 */
export function furtherExamples(
  shown: MediaContent,
  contents: readonly MediaContent[],
  {title, label}: {title: ElementContent[]; label: string},
  context: RenderContext,
): ElementContent[] {
  const {words} = context;
  const known = new Set(shown.examples.slice(0, 1).map(({value}) => JSON.stringify(value)));
  return [shown, ...contents.filter((content) => content !== shown)].flatMap((content) =>
    content.examples.flatMap((example, index) => {
      const isOther = content !== shown;
      const value = JSON.stringify(example.value);
      if (known.has(value)) return [];
      known.add(value);
      const own = shortExample({...content, examples: [example]}, {status: '', path: ''}, context);
      if (own === undefined || own.generated) return [];
      const {summary: _, ...described} = example;
      const name = example.summary ?? example.name;
      const number = fillMessage(words.variant, {number: index + 1});
      const parts = isOther ? [content.type, name] : [name ?? number];
      return [
        details({
          summary: [text(parts.filter(Boolean).join(': '))],
          className: 'form-samples',
          // The label has the summary.
          children: [
            ...exampleNote(described, context),
            ...examplePanel({title, label, shown: own}, context),
          ],
        }),
      ];
    }),
  );
}
