import type {ApiModel, MediaContent, Operation} from '../model/ApiModel.ts';
import {isJson} from '../model/isJson.ts';

const REPLACES = /\b(?:replace[sd]?|replacing)\b/i;
/** A sentence of the whole document on what its PUT requests do. */
const PUT_REPLACES = /\bPUT\b[^.]*\b(?:replace[sd]?|replacing)\b|\b(?:replace[sd]?|replacing)\b[^.]*\bPUT\b/i;

/**
 * Whether a request replaces a whole record: a PUT that accepts a named model and returns that model or nothing, if the
 * operation or the document says that it replaces. PUT alone does not tell (RFC 9110, 9.3.4): in many APIs, it leaves the
 * fields that a request does not have as they were.
 */
export function replacesRecord(
  {id, method, body, responses, summary, description}: Operation,
  model: Pick<ApiModel, 'description'>,
): boolean {
  if (method !== 'PUT') return false;
  const words = [summary, description, body?.description].join('\n');
  if (/\b(?:merg\w+|partial\w*|unchanged)\b/i.test(words)) return false;
  const isSaid = /^replace(?![a-z])/.test(id) || REPLACES.test(words);
  if (!isSaid && !PUT_REPLACES.test(model.description ?? '')) return false;
  const sent = modelOf(body?.contents);
  if (sent === undefined) return false;
  const success = responses.find(({status}) => /^2/.test(status));
  return success === undefined || success.contents.length === 0 || modelOf(success.contents) === sent;
}

function modelOf(contents: readonly MediaContent[] = []): string | undefined {
  return contents.find(({type}) => isJson(type))?.schema?.ref;
}
