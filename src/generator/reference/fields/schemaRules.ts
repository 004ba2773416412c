import type {ElementContent} from 'hast';
import type {Schema} from '../model/Schema.ts';
import {conditions} from './conditions.ts';
import {exclusions} from './exclusions.ts';
import type {RuleContext} from './valueNodes.ts';

/** What a schema says about its values besides fields, limits and variants, in a line for each rule. */
export function schemaRules(schema: Schema, context: RuleContext): ElementContent[] {
  return [...conditions(schema, context), ...exclusions(schema, context)];
}
