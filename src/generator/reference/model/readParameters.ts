import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {ParameterForm} from '../../shared/samples/ParameterForm.ts';
import {PARAMETER_LOCATIONS} from '../source/objectKinds.ts';
import {objectOf, type PlainObject, textOf} from '../source/unknownData.ts';
import type {Encoding, MediaContent, Parameter} from './ApiModel.ts';
import {followReference} from './followReference.ts';
import {isJson} from './isJson.ts';
import {
  dataOf,
  type ExampleReader,
  jsonOf,
  readExamples,
  readExternalExamples,
  sentOf,
} from './readExamples.ts';
import {readSchema, type SchemaReader} from './readSchema.ts';
import type {Schema} from './Schema.ts';

/** Later parameters replace earlier ones of the same name and place, so the operation's own win. */
export function readParameters(values: unknown[], reader: SchemaReader): Parameter[] {
  const parameters = new Map<string, Parameter>();
  for (const value of values) {
    const object = followReference(value, reader.document);
    const place = PARAMETER_LOCATIONS.find((one) => one === object.in);
    if (typeof object.name !== 'string' || !place) continue;
    parameters.set(`${place} ${object.name}`, readParameter(object.name, place, object, reader));
  }
  return [...parameters.values()];
}

function readParameter(
  name: string,
  given: (typeof PARAMETER_LOCATIONS)[number],
  value: PlainObject,
  reader: SchemaReader,
): Parameter {
  const [content] = readContents(value.content, reader, dataOf);
  const description = textOf(value.description);
  const examples = readExamples(value, reader, dataOf);
  const isWhole = given === 'querystring';
  const place = isWhole ? 'query' : given;
  const isReserved = place === 'query' && value.allowReserved === true && !content;
  const written = isWhole ? wholeForm(content) : readForm(value, content);
  const form = isReserved ? {...written, isReserved} : written;
  return {
    name,
    in: place,
    required: place === 'path' || value.required === true,
    deprecated: value.deprecated === true,
    ...(description !== undefined && {description}),
    schema: content?.schema ?? readSchema(value.schema, reader),
    examples: examples.length > 0 ? examples : (content?.examples ?? []),
    ...readExternalExamples(value, reader),
    ...(form && {form}),
  };
}

/** How the whole query is written: the fields of a form are like those of any object in it. */
function wholeForm(content: MediaContent | undefined): ParameterForm {
  if (content?.type === 'application/x-www-form-urlencoded') return {explode: true};
  return {...readForm({}, content), isWhole: true};
}

const STYLES = ['deepObject', 'spaceDelimited', 'pipeDelimited', 'label', 'matrix', 'cookie'] as const;

/** How a parameter is written; undefined if as is usual. */
function readForm(
  {style, explode}: PlainObject,
  content: MediaContent | undefined,
): ParameterForm | undefined {
  const form: ParameterForm = {};
  const own = STYLES.find((one) => one === style);
  if (own) form.style = own;
  if (typeof explode === 'boolean') form.explode = explode;
  if (content && isJson(content.type)) form.json = true;
  return Object.keys(form).length > 0 ? form : undefined;
}

/** Reads the contents of a request, a response or a parameter, by media type. The parts of a form have headers again. */
export function readContents(
  value: unknown,
  reader: SchemaReader,
  readValue?: ExampleReader,
): MediaContent[] {
  return Object.entries(objectOf(value)).map(([type, content]) => {
    const object = followReference(content, reader.document);
    const schema = readContentSchema(object, reader);
    const encodings = readEncodings(object.encoding, reader);
    return {
      type,
      ...(schema && {schema}),
      ...(encodings.length > 0 && {encodings}),
      examples: readExamples(object, reader, readValue ?? (isJson(type) ? jsonOf(schema) : sentOf)),
      ...readExternalExamples(object, reader),
    };
  });
}

/** The schema of a content; a stream is like a list of its items. */
function readContentSchema({schema, itemSchema}: PlainObject, reader: SchemaReader): Schema | undefined {
  if (isRecord(schema)) return readSchema(schema, reader);
  if (!isRecord(itemSchema)) return undefined;
  return {types: ['array'], items: readSchema(itemSchema, reader), isStream: true};
}

function readEncodings(value: unknown, reader: SchemaReader): Encoding[] {
  return Object.entries(objectOf(value)).map(([name, given]) => {
    const encoding = objectOf(given);
    const contentType = textOf(encoding.contentType);
    // A style, even the usual one of parameters, takes the place of a media type: an object is then not sent as JSON.
    const isForm = encoding.style === 'form';
    const form = readForm({...(isForm && {explode: true}), ...encoding}, undefined);
    return {
      name,
      ...(contentType !== undefined && {contentType}),
      ...(form && {form}),
      headers: readHeaders(encoding.headers, reader),
    };
  });
}

/** Reads headers, which are parameters with their name as key. */
export function readHeaders(value: unknown, reader: SchemaReader): Parameter[] {
  return Object.entries(objectOf(value)).map(([name, header]) =>
    readParameter(name, 'header', followReference(header, reader.document), reader),
  );
}
