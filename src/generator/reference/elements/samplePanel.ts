import type {ElementContent} from 'hast';
import {element} from '../../shared/markup/element.ts';

/** A panel of samples. */
export interface SamplePanel {
  /** Title, on the left of the panel's header. */
  title: ElementContent[];
  /** Remarks and buttons, on the right of the header. */
  aside?: ElementContent[];
  content: ElementContent[];
}

/** A panel of samples; nothing without content. In Markdown its header is left out, since the content has labels. */
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
