import {valueAt} from '../source/jsonPointer.ts';
import {objectOf, type PlainObject} from '../source/unknownData.ts';

/** Follows references to components; their siblings `summary` and `description` win (3.1). */
export function followReference(value: unknown, document: PlainObject): PlainObject {
  let current = objectOf(value);
  for (let steps = 0; typeof current.$ref === 'string' && steps < 20; steps++) {
    const {$ref, ...siblings} = current;
    current = {...objectOf(valueAt(document, String($ref).replace(/^#/, ''))), ...siblings};
  }
  return current;
}
