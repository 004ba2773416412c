import {capitalize} from '../../shared/text/letterCase.ts';
import type {ApiResponse} from '../model/ApiModel.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {formerNames, statusMeaning} from './statusMeaning.ts';

/** Leaves out what a description repeats of the meaning of the status: `Not found`, or the beginning of `OK - all pets`. */
export function withoutRepetition(response: ApiResponse, {words}: Pick<RenderContext, 'words'>): ApiResponse {
  const {description = '', ...others} = response;
  const said = description.trim();
  const names = [statusMeaning(response.status, words), ...formerNames(response.status)];
  const name = names.find((one) => one !== '' && said.toLowerCase().startsWith(one.toLowerCase()));
  if (name === undefined) return response;
  const after = said.slice(name.length);
  const [separator] = /^(?:\.?$|[.:]\s+|\s+[-–—]\s+)/.exec(after) ?? [];
  if (separator === undefined) return response;
  const rest = after.slice(separator.length);
  return rest === '' ? others : {...others, description: capitalize(rest)};
}
