import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';

/** What is said of a term. */
export type Fact = [term: string, value: ElementContent[]];

/** A list of terms with what is said of each; nothing without any. */
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
