import type {Parameter} from '../model/ApiModel.ts';
import type {Finding} from './Change.ts';
import {compareForm} from './compareForm.ts';
import {type ComparedSchemas, compareSchemas} from './compareSchemas.ts';
import type {Statement} from './Statement.ts';

/** Compares the value of a parameter or header: how it is written, and what it is. */
export function compareParameter(
  before: Parameter,
  after: Parameter,
  place: Statement,
  schemas: ComparedSchemas,
): Finding[] {
  return [
    ...compareForm(before, after, place, schemas.after),
    ...compareSchemas({before: before.schema, after: after.schema, where: place}, schemas),
  ];
}
