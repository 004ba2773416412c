import type {MediaContent, Operation} from '../model/ApiModel.ts';
import {isJson} from '../model/isJson.ts';

/**
 * Whether a request replaces a whole record: a PUT that accepts a named model (RFC 9110, 9.3.4) and returns that model
 * or nothing, unless its description mentions merging or partial updates.
 */
export function replacesRecord({method, body, responses, description}: Operation): boolean {
  if (method !== 'PUT' || /\b(?:merg\w+|partial\w*)\b/i.test(`${description} ${body?.description}`))
    return false;
  const sent = modelOf(body?.contents);
  if (sent === undefined) return false;
  const success = responses.find(({status}) => /^2/.test(status));
  return success === undefined || success.contents.length === 0 || modelOf(success.contents) === sent;
}

function modelOf(contents: readonly MediaContent[] = []): string | undefined {
  return contents.find(({type}) => isJson(type))?.schema?.ref;
}
