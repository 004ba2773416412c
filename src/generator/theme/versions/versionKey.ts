import {DEFAULT_ID} from '../../shared/page/instanceId.ts';

/** A key for a version of the docs, used in the search page's address and in documents: `1.0`, `api/1.0`. */
export function versionKey(instance: string, name: string): string {
  return instance === DEFAULT_ID ? name : `${instance}/${name}`;
}
