import {wordsOf} from '../text/letterCase.ts';
import {exampleText} from './exampleText.ts';
import type {FormPart} from './SampleRequest.ts';

/**
 * The parts of a multipart form, by OpenAPI's defaults (no `encoding`): simple values as text, one part for each item
 * of a list, objects as JSON.
 *
 * @param files Names of the fields that are files; the first is included even without a value, since uploading it is
 *   what the form is for.
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

/** Keeps word characters only: a path in a field's name must not become the path that the reader uploads from. */
function fileName(field: string): string {
  return `${wordsOf(field).join('-').toLowerCase() || 'file'}.bin`;
}
