import {jsonValue} from '../../shared/text/jsonValue.ts';
import type {Example, ExternalExample, MediaContent} from './ApiModel.ts';
import {followReference} from './followReference.ts';
import type {SchemaReader} from './readSchema.ts';
import type {Schema} from './Schema.ts';
import {objectOf, type PlainObject, textOf} from '../source/unknownData.ts';

/** The value of an example; undefined if it has none. */
export type ExampleReader = (example: PlainObject) => {value: unknown} | undefined;

/** The value as data, from which samples write what is sent. */
export const dataOf: ExampleReader = ({value, dataValue = value}) =>
  dataValue === undefined ? undefined : {value: dataValue};

/** The value as data, which many write as the text that is sent: `example: '{"id": 1}'`. */
export function jsonOf(schema: Schema | undefined): ExampleReader {
  return (example) => {
    const data = dataOf(example);
    if (typeof data?.value !== 'string' || schema?.types.includes('string')) return data;
    return {value: parsedObject(data.value) ?? data.value};
  };
}

/** The object or list that a text is in JSON; undefined for other texts. */
function parsedObject(text: string): unknown {
  return /^\s*[[{]/.test(text) ? jsonValue(text) : undefined;
}

/** The value as it is sent, if the example has that. */
export const sentOf: ExampleReader = ({serializedValue, ...example}) =>
  typeof serializedValue === 'string' ? {value: serializedValue} : dataOf(example);

/** Reads the examples in a parameter or a content. */
export function readExamples(value: PlainObject, reader: SchemaReader, readValue: ExampleReader): Example[] {
  const named = Object.entries(objectOf(value.examples)).flatMap(([name, given]): Example[] => {
    const example = followReference(given, reader.document);
    const own = readValue(example);
    if (!own) return [];
    const [summary, description] = [textOf(example.summary), textOf(example.description)];
    return [
      {
        name,
        ...(summary !== undefined && {summary}),
        ...(description !== undefined && {description}),
        ...own,
      },
    ];
  });
  const single = 'example' in value ? readValue({value: value.example}) : undefined;
  const all = single ? [single, ...named] : named;
  const known = new Set<string>();
  // Of several that differ in their names only, one says all.
  return all.filter(({name: _, ...example}: Example) => {
    const key = JSON.stringify(example);
    const isNew = !known.has(key);
    known.add(key);
    return isNew;
  });
}

/** Reads the examples of which there are only the addresses. */
export function readExternalExamples(
  {examples}: PlainObject,
  reader: SchemaReader,
): Pick<MediaContent, 'externalExamples'> {
  const found = Object.entries(objectOf(examples)).flatMap(([name, given]): ExternalExample[] => {
    const {externalValue, summary} = followReference(given, reader.document);
    const url = textOf(externalValue);
    return url === undefined ? [] : [{label: textOf(summary) ?? name, url}];
  });
  return found.length === 0 ? {} : {externalExamples: found};
}
