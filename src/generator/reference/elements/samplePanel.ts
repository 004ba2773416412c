import type {ElementContent} from 'hast';
import {element} from '../../shared/markup/element.ts';

/** Samples on a ground of their own. */
export interface SamplePanel {
  /** What the panel shows, on the left of its head. */
  title: ElementContent[];
  /** Remarks and buttons, on the right of its head. */
  aside?: ElementContent[];
  content: ElementContent[];
}

/** A panel of samples; nothing without content. In Markdown its head is left out: what it holds has labels of its own. */
export function samplePanel({title, aside = [], content}: SamplePanel): ElementContent[] {
  if (content.length === 0) return [];
  const head = element<ElementContent>('div', {className: ['sample-head']}, [
    element<ElementContent>('span', {className: ['sample-title']}, title),
    ...aside,
  ]);
  return [
    element<ElementContent>('div', {className: ['sample-panel']}, [
      {...head, data: {text: {markdown: ''}}},
      ...content,
    ]),
  ];
}
