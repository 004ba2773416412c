import type {ElementContent} from 'hast';
import {codeSpan} from '../../markdown/text/syntax.ts';
import {element, text} from '../../shared/markup/element.ts';
import {inlineDescription} from '../description/descriptionNodes.ts';
import {readDescription} from '../description/readDescription.ts';
import {enumValues, valuesMarkdown} from './enumValues.ts';
import {limitsLine, limitsMarkdown} from './limits.ts';
import type {Server, ServerVariable} from '../model/ApiModel.ts';
import type {Schema} from '../model/Schema.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import type {Fact} from '../elements/facts.ts';
import {inlineCode} from '../elements/inline.ts';
import {pathCode} from '../elements/pathCode.ts';

/** Servers, and the values that the variables in their addresses may have. */
export function serverFacts(servers: readonly Server[], context: RenderContext): Fact[] {
  const {words} = context;
  return servers.map(({url, template, variables = [], description}) => [
    serverLabel(description) ?? words.server,
    [
      // The address is relative to that of the document; the root is kept without its slash.
      pathCode((template ?? url) || '/'),
      ...(variables.length === 0
        ? []
        : [
            element<ElementContent>(
              'ul',
              {className: ['server-variables']},
              variables.map((variable) => variableItem(variable, context)),
            ),
          ]),
    ],
  ]);
}

/** What a server is called. As a label, a sentence has no period. */
export function serverLabel(description: string | undefined): string | undefined {
  return description?.trim().replace(/(?<=\p{L})\.$/u, '');
}

function variableItem(variable: ServerVariable, context: RenderContext): ElementContent {
  const {words} = context;
  const {name, enum: values = []} = variable;
  const schema = schemaOf(variable);
  const description = readDescription(variable.description, context);
  const allowed = valuesMarkdown(values, words);
  const about = [description.line, limitsMarkdown(schema, context), allowed].filter(Boolean).join(' ');
  return {
    ...element<ElementContent>('li', {}, [
      inlineCode(name),
      text(' '),
      ...inlineDescription(description),
      text(' '),
      ...limitsLine(schema, context),
      ...enumValues(schema, context),
    ]),
    // Facts are lines of a list in Markdown, which has no room for another list.
    data: {text: {markdown: ` · ${codeSpan(name)}${about === '' ? '' : `: ${about}`}`}},
  };
}

/** A variable in the terms of a field, since both have a default and allowed values. */
function schemaOf({default: value, enum: values}: ServerVariable): Schema {
  return {
    types: ['string'],
    ...(value !== undefined && {default: {value}}),
    ...(values && {enum: values}),
  };
}
