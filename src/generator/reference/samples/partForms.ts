import type {PartForms} from '../../shared/samples/ParameterForm.ts';
import type {MediaContent} from '../model/ApiModel.ts';

/** How the fields of a form are sent that differ from the defaults. */
export function partForms({encodings = []}: Pick<MediaContent, 'encodings'>): PartForms {
  return Object.fromEntries(encodings.map(({name, headers: _, ...form}) => [name, form]));
}
