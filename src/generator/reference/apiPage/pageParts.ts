import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {linkMarkdown} from '../elements/modelLink.ts';
import type {ReferencePage} from '../pages/Reference.ts';

/** Links to the other pages of a group with several, each with its first and its last operation. */
export function pageParts(
  {group, parts, part}: Extract<ReferencePage, {kind: 'api'}>,
  {reference: {pages}, model, words}: Pick<RenderContext, 'reference' | 'model' | 'words'>,
): ElementContent[] {
  if (parts === 1) return [];
  const own = pages.flatMap((other) => (other.kind === 'api' && other.group === group ? [other] : []));
  const operations = model.groups.find(({name}) => name === group)?.operations ?? [];
  const items = own.map(({part: number, permalink, from, to}) => {
    const ends = new Set([operations[from]?.summary, operations[to - 1]?.summary]);
    const label = `${number + 1}. ${[...ends].filter(Boolean).join(' – ')}`;
    if (number === part)
      return {item: element<ElementContent>('li', {ariaCurrent: 'page'}, [text(label)]), markdown: label};
    const link = element('a', {href: permalink}, [text(label)]);
    return {item: element<ElementContent>('li', {}, [link]), markdown: linkMarkdown(label, permalink)};
  });
  return [
    {
      ...element<ElementContent>(
        'nav',
        {className: ['api-parts'], ariaLabel: fillMessage(words.pagesOf, {name: group})},
        [
          element('span', {}, [text(words.page)]),
          element<ElementContent>(
            'ul',
            {},
            items.map(({item}) => item),
          ),
        ],
      ),
      data: {text: {markdown: `${words.page} ${items.map(({markdown}) => markdown).join(' · ')}`}},
    },
  ];
}
