import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {linkMarkdown} from '../elements/modelLink.ts';
import type {ReferencePage} from '../pages/Reference.ts';

/** Links to the other pages of a group that has several. */
export function pageParts(
  {group, parts, part}: Extract<ReferencePage, {kind: 'api'}>,
  pages: readonly ReferencePage[],
): ElementContent[] {
  if (parts === 1) return [];
  const own = pages.flatMap((other) => (other.kind === 'api' && other.group === group ? [other] : []));
  const items = own.map(({part: number, permalink}) => {
    const label = String(number + 1);
    if (number === part)
      return {item: element<ElementContent>('li', {ariaCurrent: 'page'}, [text(label)]), markdown: label};
    const link = element('a', {href: permalink}, [text(label)]);
    return {item: element<ElementContent>('li', {}, [link]), markdown: linkMarkdown(label, permalink)};
  });
  return [
    {
      ...element<ElementContent>('nav', {className: ['api-parts'], ariaLabel: `Pages of ${group}`}, [
        element('span', {}, [text('Page')]),
        element<ElementContent>(
          'ul',
          {},
          items.map(({item}) => item),
        ),
      ]),
      data: {text: {markdown: `Page ${items.map(({markdown}) => markdown).join(' · ')}`}},
    },
  ];
}
