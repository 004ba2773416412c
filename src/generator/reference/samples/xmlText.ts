import {escapeXml} from '../../shared/html/escapeXml.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema, XmlForm} from '../model/Schema.ts';
import {exampleText} from '../../shared/samples/exampleText.ts';

/** Whether bodies of a media type are XML. */
export function isXml(type: string): boolean {
  return /^(?:application|text)\/(?:[\w.+-]+\+)?xml(?![\w.+-])/i.test(type);
}

/** An object or a list as the XML that its schema describes (OpenAPI, "XML Object"); undefined for other contents. */
export function xmlText({type, schema}: MediaContent, value: unknown, schemas: Schemas): string | undefined {
  if (!isXml(type) || typeof value !== 'object' || value === null) return undefined;
  const name = schema?.ref ?? 'root';
  const {xml = {}, items}: Partial<Schema> = schema ? followSchema(schema, schemas) : {};
  const itemsOf = (list: unknown[]) =>
    list.flatMap((item) => elements(items?.ref ?? 'item', items, item, schemas));
  const lines = Array.isArray(value)
    ? element(xml.name ?? name, xml, [], itemsOf(value))
    : elements(name, schema, value, schemas);
  return ['<?xml version="1.0" encoding="UTF-8"?>', ...lines].join('\n');
}

/** The lines of the elements of a value: one element, or one for each item of a list. */
function elements(name: string, given: Schema | undefined, value: unknown, schemas: Schemas): string[] {
  const schema = followSchema(given ?? {types: []}, schemas);
  const {xml = {}, items} = schema;
  const own = xml.name ?? name;
  if (Array.isArray(value)) {
    const lines = value.flatMap((item) => elements(name, items, item, schemas));
    return xml.wrapped ? element(own, xml, [], lines) : lines;
  }
  if (!isRecord(value)) return element(own, xml, [], value === null ? '' : escapeXml(exampleText(value)));
  const {properties} = mergeSchema(schema, schemas);
  const attributes: string[] = [];
  const children: string[] = [];
  let text: string | undefined;
  for (const [key, item] of Object.entries(value)) {
    const property = properties.find((one) => one.name === key)?.schema;
    const form = (property && followSchema(property, schemas).xml) ?? {};
    const plain = escapeXml(exampleText(item));
    if (form.as === 'attribute') attributes.push(`${qualified(form.name ?? key, form)}="${plain}"`);
    else if (form.as === 'text') text = plain;
    else children.push(...elements(key, property, item, schemas));
  }
  return element(own, xml, attributes, text ?? children);
}

function element(
  name: string,
  xml: XmlForm,
  attributes: readonly string[],
  content: string | readonly string[],
): string[] {
  const tag = qualified(name, xml);
  const {prefix, namespace} = xml;
  const declared = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const namespaces = namespace === undefined ? [] : [`${declared}="${escapeXml(namespace)}"`];
  const start = [tag, ...namespaces, ...attributes].join(' ');
  if (content.length === 0) return [`<${start}/>`];
  if (typeof content === 'string') return [`<${start}>${content}</${tag}>`];
  return [`<${start}>`, ...content.map((line) => `  ${line}`), `</${tag}>`];
}

function qualified(name: string, {prefix}: XmlForm): string {
  return prefix === undefined ? name : `${prefix}:${name}`;
}
