import {isRecord} from '../invariants/isRecord.ts';
import {exampleText} from './exampleText.ts';
import type {ParameterForm} from './ParameterForm.ts';

type Pair = [name: string, value: string];

/** How texts are encoded: whole ones, and the items that a delimiter separates, which must not contain it. */
export interface Encoding {
  text: (text: string) => string;
  item: (text: string) => string;
}

const AS_IS: Encoding = {text: (text) => text, item: (text) => text};

/**
 * A parameter of the query or a cookie as pairs of name and text: by default, one pair for each item of a list and each
 * field of an object. One that is the whole query has no name.
 */
export function parameterPairs(
  name: string,
  value: unknown,
  form: ParameterForm = {},
  {text, item}: Encoding = AS_IS,
): Pair[] {
  const pair = (key: string, one: unknown): Pair => [text(key), text(exampleText(one))];
  const joined = (items: unknown[]): Pair[] => [
    [text(name), items.map((one) => item(exampleText(one))).join(text(delimiterOf(form)))],
  ];
  const {style, explode = style === undefined || style === 'deepObject' || style === 'cookie'} = form;
  if (form.isWhole) return [pair('', form.json ? JSON.stringify(value) : value)];
  if (form.json) return [pair(name, JSON.stringify(value))];
  if (style === 'deepObject') return deepPairs(name, value).map((one) => pair(...one));
  if (Array.isArray(value)) {
    if (explode || value.some((one) => typeof one === 'object')) return value.map((one) => pair(name, one));
    return joined(value);
  }
  if (isRecord(value)) {
    const fields = Object.entries(value);
    return explode ? fields.map((field) => pair(...field)) : joined(fields.flat());
  }
  return [pair(name, value)];
}

/**
 * `filter[price][min]=5`: OpenAPI defines one level of an object, and servers that read it, such as those in PHP and
 * Rails, read deeper ones in the same way, lists as `ids[]=1&ids[]=2`, and objects in lists as `lines[0][text]=a`.
 */
function deepPairs(name: string, value: unknown): Pair[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      deepPairs(typeof item === 'object' && item !== null ? `${name}[${index}]` : `${name}[]`, item),
    );
  }
  if (!isRecord(value)) return [[name, exampleText(value)]];
  return Object.entries(value).flatMap(([key, field]) => deepPairs(`${name}[${key}]`, field));
}

function delimiterOf({style}: ParameterForm): string {
  return style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
}

/** A parameter in the path or a header as one text: by default, the items of a list separated by commas. */
export function parameterText(
  name: string,
  value: unknown,
  form: ParameterForm = {},
  {text, item}: Encoding = AS_IS,
): string {
  const {style, explode = false} = form;
  const isList = Array.isArray(value);
  if (form.json || (isList && value.some((one) => typeof one === 'object')))
    return text(JSON.stringify(value));
  const itemText = (one: unknown) => item(exampleText(one));
  const parts = isList
    ? value.map(itemText)
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, field]) =>
          explode ? [`${item(key)}=${itemText(field)}`] : [item(key), itemText(field)],
        )
      : [text(exampleText(value))];
  switch (style) {
    case 'label':
      return `.${parts.join(explode ? '.' : ',')}`;
    case 'matrix':
      if (!explode) return `;${text(name)}=${parts.join(',')}`;
      return parts.map((part) => (isRecord(value) ? `;${part}` : `;${text(name)}=${part}`)).join('');
    default:
      return parts.join(',');
  }
}
