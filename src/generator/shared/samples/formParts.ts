import {wordsOf} from '../text/letterCase.ts';
import {exampleText} from './exampleText.ts';
import type {FormPart} from './SampleRequest.ts';

/**
 * The parts of a multipart form, as OpenAPI has them without `encoding`: simple values as text, a list as a part for each
 * of its items, objects as JSON.
 *
 * @param files Names of the fields that are files; the first shows even without a value, since it is what such a form is for.
 */
export function formParts(value: object, files: readonly string[]): FormPart[] {
  const fields = Object.entries(value);
  const [file] = files;
  if (file !== undefined && !fields.some(([name]) => files.includes(name))) fields.push([file, '']);
  return fields.flatMap(([name, item]): FormPart[] => {
    if (files.includes(name)) return [{name, type: 'file', fileName: fileName(name)}];
    if (item === null || item === undefined) return [];
    const items: unknown[] = Array.isArray(item) ? item : [item];
    if (items.some((one) => typeof one === 'object')) return [{name, type: 'json', value: item}];
    return items.map((one) => ({name, type: 'text', value: exampleText(one)}));
  });
}

/** Words alone: a path in the name of a field must not become one that the reader uploads from. */
function fileName(field: string): string {
  return `${wordsOf(field).join('-').toLowerCase() || 'file'}.bin`;
}
