import {listOf} from '../../shared/invariants/listOf.ts';
import {objectOf, textOf} from '../source/unknownData.ts';
import type {Server} from './ApiModel.ts';

/** Reads servers; variables get their defaults. */
export function readServers(value: unknown): Server[] {
  return listOf(value).flatMap((server): Server[] => {
    const {url, variables, description} = objectOf(server);
    if (typeof url !== 'string') return [];
    const filled = url.replace(/\{([^{}]+)\}/g, (match, name) => {
      const {default: fallback} = objectOf(objectOf(variables)[String(name)]);
      return fallback === undefined ? match : String(fallback);
    });
    const text = textOf(description);
    return [{url: filled.replace(/\/+$/, ''), ...(text !== undefined && {description: text})}];
  });
}
