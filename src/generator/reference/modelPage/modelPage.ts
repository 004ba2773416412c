import type {ElementContent} from 'hast';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {element, text} from '../../shared/markup/element.ts';
import {openingBlocks} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {deprecationNotice} from '../elements/deprecationNotice.ts';
import {docsFacts} from '../elements/docsLink.ts';
import {type Fact, factList} from '../elements/facts.ts';
import {flagNotes} from '../elements/flagNotes.ts';
import {joined} from '../elements/inline.ts';
import {modelLink, typeNodes} from '../elements/modelLink.ts';
import type {NamedSchema} from '../model/ApiModel.ts';
import {mergeSchema} from '../model/mergeSchema.ts';
import type {ReferencePage} from '../pages/Reference.ts';
import type {PageState} from '../render/PageState.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {modelCode} from './modelCode.ts';
import {modelFields} from './modelFields.ts';
import {modelUses} from './modelUses.ts';

/**
 * The body of a model page: fields, code in several forms, and the model's relations to operations and other models.
 */
export function modelPage(
  {name, lead}: Extract<ReferencePage, {kind: 'model'}>,
  context: RenderContext,
  page: PageState,
): ElementContent[] {
  const named = expectDefined(context.model.schemas[name], `the schema ${name}`);
  const {schema} = named;
  const own = readDescription(schema.description, context);
  // Built first, since the fields determine which marks need an explanation above them.
  const fields = modelFields(named, context, page);
  const about = [
    ...openingBlocks(own, lead),
    ...(schema.deprecated ? [deprecationNotice(context)] : []),
    ...factList(factsOf(named, context)),
    ...flagNotes(context, page),
    ...fields,
  ];
  const parts: [string, ElementContent[]][] = [
    ['model-about', about],
    ['model-code', modelCode(named, context, page)],
    ['model-uses', modelUses(name, context, page)],
  ];
  return [
    element<ElementContent>(
      'div',
      {className: ['model']},
      parts.map(([className, content]) => element<ElementContent>('div', {className: [className]}, content)),
    ),
  ];
}

function factsOf({name, schema}: NamedSchema, context: RenderContext): Fact[] {
  const {parents} = mergeSchema(schema, context.model.schemas);
  const group = context.reference.pages.find(
    (other) => other.kind === 'api' && other.group === name && other.part === 0,
  );
  const facts: Fact[] = [];
  if (parents.length > 0) {
    const links = parents.map((parent) => [modelLink(parent, context)]);
    facts.push([context.words.builtOn, joined(links, ', ')]);
  }
  if (schema.properties === undefined && schema.allOf === undefined)
    facts.push([context.words.type, typeNodes(schema, context)]);
  if (group)
    facts.push([context.words.operations, [element('a', {href: group.permalink}, [text(group.title)])]]);
  return [...facts, ...docsFacts(schema.docs, context.words)];
}
