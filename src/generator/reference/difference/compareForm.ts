import {writtenText} from '../samples/writtenText.ts';
import type {Parameter} from '../model/ApiModel.ts';
import type {Schemas} from '../model/mergeSchema.ts';
import {BOTH} from './breaks.ts';
import type {Finding} from './Change.ts';
import {say, type Statement} from './Statement.ts';

/** Compares how the value of a parameter is written (`style`, `explode` and `content`), not what it is. */
export function compareForm(
  before: Pick<Parameter, 'form'>,
  after: Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>,
  place: Statement,
  schemas: Schemas,
): Finding[] {
  const from = writtenText({...after, form: before.form}, schemas);
  const to = writtenText(after, schemas);
  return from === to ? [] : [{breaks: BOTH, text: say('formChanged', {place, from, to})}];
}
