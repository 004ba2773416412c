import type {ElementContent} from 'hast';
import {element, text} from '../../shared/markup/element.ts';
import {descriptionBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {type Fact, factList} from '../elements/facts.ts';
import {inlineCode, joined} from '../elements/inline.ts';
import {methodBadge} from '../elements/methodBadge.ts';
import {serverFacts} from '../elements/serverFacts.ts';
import {mergeSchema} from '../model/mergeSchema.ts';
import {describeScheme} from '../operation/describeSecurity.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {topicSections} from './topicSections.ts';

/** The index of the API pages: version, servers, authentication, downloads, and every group with its methods. */
export function apiIndexPage(context: RenderContext, page: PageState): ElementContent[] {
  const {model, reference, downloads} = context;
  const facts = [
    ...(model.version === '' ? [] : [['Version', [text(model.version)]] satisfies Fact]),
    ...serverFacts(model),
    ...Object.entries(model.securitySchemes).map(
      ([name, scheme]): Fact => ['Authentication', [inlineCode(name), text(': '), ...describeScheme(scheme)]],
    ),
    ...(downloads ? [['OpenAPI document', downloadLinks(downloads)] satisfies Fact] : []),
  ];
  const entries = reference.pages.flatMap((target) => {
    if (target.kind !== 'api' || target.part !== 0) return [];
    const group = model.groups.find(({name}) => name === target.group);
    const methods = [...new Set(group?.operations.map(({method}) => method))];
    const badges = methods.map((method) => [methodBadge(method)]);
    // A group without a topic takes that of the schema of its name.
    const topic = group?.topics[0] ?? model.schemas[target.group]?.topics[0] ?? '';
    return [{target, topic, cell: joined(badges, ' ')}];
  });
  return [
    ...descriptionBlocks(readDescription(model.description, context)),
    ...factList(facts),
    ...topicSections(entries, 'Methods', reference.topicLabels, page),
  ];
}

/** The index of the model pages: every model by topic. */
export function modelIndexPage(context: RenderContext, page: PageState): ElementContent[] {
  const {reference, model, downloads} = context;
  const entries = reference.pages.flatMap((target) => {
    if (target.kind !== 'model') return [];
    const named = model.schemas[target.name];
    const count = named ? mergeSchema(named.schema, model.schemas).properties.length : 0;
    return [{target, topic: named?.topics[0] ?? '', cell: count === 0 ? [] : [text(String(count))]}];
  });
  const head = downloads
    ? [
        element<ElementContent>('p', {}, [
          text('The whole document: '),
          ...downloadLinks(downloads),
          text('.'),
        ]),
      ]
    : [];
  return [...head, ...topicSections(entries, 'Fields', reference.topicLabels, page)];
}

function downloadLinks({yaml, json}: {yaml: string; json: string}): ElementContent[] {
  return [
    element('a', {href: yaml, download: true}, [text('YAML')]),
    text(' · '),
    element('a', {href: json, download: true}, [text('JSON')]),
  ];
}
