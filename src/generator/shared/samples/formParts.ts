import {isRecord} from '../invariants/isRecord.ts';
import {wordsOf} from '../text/letterCase.ts';
import {exampleText} from './exampleText.ts';
import {parameterPairs} from './parameterPairs.ts';
import type {PartForms} from './ParameterForm.ts';
import type {FormPart} from './SampleRequest.ts';
import {ownValue} from '../invariants/ownValue.ts';

/**
 * The parts of a multipart form, by OpenAPI's defaults: simple values as text, one part for each item of a list,
 * objects as JSON.
 *
 * @param files Names of the fields that are files; the first is included even without a value, since uploading it is
 *   what the form is for.
 * @param forms How fields are sent that differ from the defaults.
 */
export function formParts(value: object, files: readonly string[], forms: PartForms = {}): FormPart[] {
  const fields = Object.entries(value);
  const [file] = files;
  if (file !== undefined && !fields.some(([name]) => files.includes(name))) fields.push([file, '']);
  return fields.flatMap(([name, item]): FormPart[] => {
    const type = sentType(name, forms);
    const contentType = type === undefined ? {} : {contentType: type};
    if (files.includes(name)) return [{name, type: 'file', fileName: fileName(name), ...contentType}];
    if (item === null || item === undefined) return [];
    const items: unknown[] = Array.isArray(item) ? item : [item];
    const form = ownForm(name, forms)?.form;
    if (!form && items.some((one) => typeof one === 'object'))
      return [{name, type: 'json', value: item, ...contentType}];
    return parameterPairs(name, item, form).map(([key, text]) => ({
      name: key,
      type: 'text',
      value: text,
      ...contentType,
    }));
  });
}

/** The fields of a URL-encoded form, by OpenAPI's defaults: one for each item of a list, objects as JSON. */
export function formFields(value: object, forms: PartForms = {}): [name: string, value: string][] {
  return Object.entries(value).flatMap(([name, item]): [string, string][] => {
    const form = ownForm(name, forms)?.form;
    return !form && isRecord(item) ? [[name, exampleText(item)]] : parameterPairs(name, item, form);
  });
}

/** The first of the media types with which a field may be sent; a range is none. */
function sentType(name: string, forms: PartForms): string | undefined {
  const types = ownForm(name, forms)?.contentType?.split(',') ?? [];
  return types.map((type) => type.trim()).find((type) => type !== '' && !type.includes('*'));
}

function ownForm(name: string, forms: PartForms): PartForms[string] | undefined {
  return ownValue(forms, name);
}

/** Keeps word characters only: a path in a field's name must not become the path that the reader uploads from. */
function fileName(field: string): string {
  return `${wordsOf(field).join('-').toLowerCase() || 'file'}.bin`;
}
