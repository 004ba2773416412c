import type {Reaction} from '../../config/SiteConfig.ts';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Locate} from '../source/createLocator.ts';
import {pointerPart} from '../source/jsonPointer.ts';
import type {Place} from '../source/SourceFile.ts';
import type {ApiModel} from './ApiModel.ts';
import {summarizePlaces} from './summarizePlaces.ts';

/** Finds schemas, fields and operations without a description; one summary for each kind. */
export function checkDescriptions(model: ApiModel, locate: Locate, reaction: Reaction): Problem[] {
  const severity = reactionSeverity(reaction);
  if (!severity) return [];
  const schemas: Place[] = [];
  const fields: Place[] = [];
  for (const {schema, internal, origin} of Object.values(model.schemas)) {
    if (internal) continue;
    if (schema.description === undefined) schemas.push(origin);
    for (const {name, schema: own} of schema.properties ?? []) {
      if (own.description !== undefined || own.ref !== undefined || own.title !== undefined) continue;
      fields.push({file: origin.file, pointer: `${origin.pointer}/properties${pointerPart(name)}`});
    }
  }
  const operations: Place[] = model.groups
    .flatMap((group) => group.operations)
    .filter(({description, summary: text, method, path}) => !description && text === `${method} ${path}`)
    .map(({origin}) => origin);
  const hint = 'Add a sentence that says what it is for.';
  const kinds: [Place[], string, string][] = [
    [schemas, 'schema has no description', 'schemas have no description'],
    [fields, 'field has no description', 'fields have no description'],
    [
      operations,
      'operation has neither summary nor description',
      'operations have neither summary nor description',
    ],
  ];
  return kinds
    .filter(([found]) => found.length > 0)
    .map(([found, one, many]) => summarizePlaces(severity, found, locate, {one, many, hint}));
}
