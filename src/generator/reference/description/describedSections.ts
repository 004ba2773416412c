import type {ElementContent} from 'hast';
import {kebabCase} from '../../shared/text/kebabCase.ts';
import {descriptionBlocks} from './descriptionNodes.ts';
import {readDescription} from './readDescription.ts';
import type {DescriptionSections} from '../model/descriptionSections.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {sectionHeading} from '../elements/pageSection.ts';

/** The parts of a long description below their headings, which can be linked to. */
export function describedSections(
  sections: DescriptionSections['sections'],
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  return sections.flatMap(({level, title, body}) => {
    const {plain} = readDescription(title, context);
    const own = readDescription(body, context);
    // Without a text of its own it is above other headings.
    return [
      sectionHeading({title: plain, anchor: kebabCase(plain), level}, page, context),
      ...descriptionBlocks(own, ` ${own.plain} `),
    ];
  });
}
