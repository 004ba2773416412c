import type {ApiModel} from '../model/ApiModel.ts';
import type {Fact} from './facts.ts';
import {inlineCode} from './inline.ts';

/** The addresses that the API has. */
export function serverFacts({servers}: ApiModel): Fact[] {
  return servers.map(({url, description}) => [description ?? 'Server', [inlineCode(url)]]);
}
