import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** A term and its value. */
export type Fact = [term: string, value: ElementContent[]];

/** A description list; nothing if there are no facts. */
export function factList(facts: readonly Fact[]): ElementContent[] {
  if (facts.length === 0) return [];
  return [
    element(
      'dl',
      {className: ['api-facts']},
      facts.flatMap(([term, value]): ElementContent[] => [
        element('dt', {}, [text(term)]),
        element('dd', {}, value),
      ]),
    ),
  ];
}
