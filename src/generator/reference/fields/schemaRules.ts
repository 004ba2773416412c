import type {ElementContent} from 'hast';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode, remarkLine} from '../elements/inline.ts';
import {typeNodes} from '../elements/modelLink.ts';
import type {Schema} from '../model/Schema.ts';
import {conditions} from './conditions.ts';
import {exclusions} from './exclusions.ts';
import type {RuleContext} from './valueNodes.ts';

/** What a schema says about its values besides fields, limits and variants, in a line for each rule. */
export function schemaRules(schema: Schema, context: RuleContext): ElementContent[] {
  return [...contentLine(schema, context), ...conditions(schema, context), ...exclusions(schema, context)];
}

/** What a text is that holds a value in another form: `application/json contains Message`. */
function contentLine({content, limits}: Schema, context: RuleContext): ElementContent[] {
  if (!content || limits?.contentMediaType === undefined) return [];
  const types = [inlineCode(limits.contentMediaType)];
  return [remarkLine(fillNodes(context.words.holds, {types, type: typeNodes(content, context)}))];
}
