import {isRecord} from '../invariants/isRecord.ts';
import {exampleText} from './exampleText.ts';
import type {ParameterForm} from './ParameterForm.ts';

type Pair = [name: string, value: string];

/**
 * A parameter of the query or a cookie as pairs of name and text: by default, one pair for each item of a list and each
 * field of an object. One that is the whole query has no name.
 */
export function parameterPairs(name: string, value: unknown, form: ParameterForm = {}): Pair[] {
  const {style, explode = style === undefined || style === 'deepObject' || style === 'cookie'} = form;
  if (form.isWhole) return [['', form.json ? JSON.stringify(value) : exampleText(value)]];
  if (form.json) return [[name, JSON.stringify(value)]];
  if (style === 'deepObject' && isRecord(value)) return deepPairs(name, value);
  if (Array.isArray(value)) {
    if (explode || value.some((item) => typeof item === 'object'))
      return value.map((item) => [name, exampleText(item)]);
    return [[name, value.map(exampleText).join(delimiterOf(form))]];
  }
  if (isRecord(value)) {
    const fields = Object.entries(value);
    if (explode) return fields.map(([key, field]) => [key, exampleText(field)]);
    return [[name, fields.flatMap(([key, field]) => [key, exampleText(field)]).join(delimiterOf(form))]];
  }
  return [[name, exampleText(value)]];
}

/** `filter[price][min]=5`: OpenAPI defines one level, and servers read deeper ones in the same way. */
function deepPairs(name: string, value: Record<string, unknown>): Pair[] {
  return Object.entries(value).flatMap(([key, field]): Pair[] => {
    const inner = `${name}[${key}]`;
    if (isRecord(field)) return deepPairs(inner, field);
    const items: unknown[] = Array.isArray(field) ? field : [field];
    return items.map((item) => [inner, exampleText(item)]);
  });
}

function delimiterOf({style}: ParameterForm): string {
  return style === 'spaceDelimited' ? ' ' : style === 'pipeDelimited' ? '|' : ',';
}

/** A parameter in the path or a header as one text: by default, the items of a list separated by commas. */
export function parameterText(name: string, value: unknown, form: ParameterForm = {}): string {
  const {style, explode = false} = form;
  const isList = Array.isArray(value);
  if (form.json || (isList && value.some((item) => typeof item === 'object'))) return JSON.stringify(value);
  const parts = isList
    ? value.map(exampleText)
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, field]) =>
          explode ? [`${key}=${exampleText(field)}`] : [key, exampleText(field)],
        )
      : [exampleText(value)];
  switch (style) {
    case 'label':
      return `.${parts.join(explode ? '.' : ',')}`;
    case 'matrix':
      if (!explode) return `;${name}=${parts.join(',')}`;
      return parts.map((part) => (isRecord(value) ? `;${part}` : `;${name}=${part}`)).join('');
    default:
      return parts.join(',');
  }
}
