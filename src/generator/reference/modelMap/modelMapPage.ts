import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {openingBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {joined, remark} from '../elements/inline.ts';
import {modelLink} from '../elements/modelLink.ts';
import {pageSection} from '../elements/pageSection.ts';
import {pageFilter} from '../indexPage/pageFilter.ts';
import {relatedModels} from '../model/relatedModels.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';

/** A map of all models by subject: each with the models that it contains and those that contain it. */
export function modelMapPage(
  {lead}: ReferencePage,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const {reference, graph, words} = context;
  const models = reference.pages.flatMap((target) => (target.kind === 'model' ? [target] : []));
  const subjects = reference.domains.flatMap(({key, label}) => {
    const own = models.filter(({domain}) => domain.key === key);
    return own.length === 0 ? [] : [{key, label, own}];
  });
  const sections = subjects.flatMap(({key, label, own}): ElementContent[] => {
    const items = own.map(({name}) =>
      element<ElementContent>('li', {}, [
        modelLink(name, context),
        ...relation(words.holdsModels, relatedModels(graph.contains.get(name)), context),
        ...relation(words.heldByModels, relatedModels(graph.usedBy.get(name)), context),
      ]),
    );
    const list = element<ElementContent>('ul', {className: ['model-map']}, items);
    return subjects.length === 1 ? [list] : pageSection({title: label, anchor: key}, [list], page, context);
  });
  const note = openingBlocks(readDescription(words.modelMapNote, context), lead);
  return [...note, ...pageFilter(words.filterMap, models.length), ...sections];
}

function relation(message: string, models: readonly string[], context: RenderContext): ElementContent[] {
  if (models.length === 0) return [];
  const links = models.map((model) => [modelLink(model, context)]);
  return [remark([text(' '), ...fillNodes(message, {models: joined(links, ', ')})])];
}
