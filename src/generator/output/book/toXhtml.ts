import type {Element, Properties, Root} from 'hast';
import {find, html, type Schema, svg} from 'property-information';
import {withoutControls} from '../../shared/html/escapeXml.ts';

/** What elements of one kind have in common. */
interface Vocabulary {
  namespace: string;
  /** The names of attributes by property. */
  schema: Schema;
}

const HTML: Vocabulary = {namespace: 'http://www.w3.org/1999/xhtml', schema: html};
const SVG: Vocabulary = {namespace: 'http://www.w3.org/2000/svg', schema: svg};

/** Serializes a part of a page as an XML section with the namespaces that it needs; comments are left out. */
export function toXhtml({children}: Root): string {
  const pieces: string[] = [];
  const content = children.filter((node) => node.type === 'element' || node.type === 'text');
  print({type: 'element', tagName: 'section', properties: {}, children: content}, undefined, pieces);
  return withoutControls(pieces.join(''));
}

function print({tagName, properties, children}: Element, parent: Vocabulary | undefined, pieces: string[]) {
  const vocabulary = vocabularyOf(tagName, properties, parent ?? HTML);
  const isNew = vocabulary !== parent;
  pieces.push('<', escapeName(tagName));
  if (isNew) pieces.push(' xmlns="', vocabulary.namespace, '"');
  for (const name in properties) {
    if (isNew && name === 'xmlns') continue;
    const {attribute, boolean, commaSeparated} = find(vocabulary.schema, name);
    const value = properties[name];
    if (value === undefined || value === null || value === false || Number.isNaN(value)) continue;
    if (boolean && !value) continue;
    pieces.push(' ', escapeName(attribute), '="');
    if (value !== true && !boolean) pieces.push(escapeValue(printed(value, commaSeparated)));
    pieces.push('"');
  }
  const start = pieces.length;
  pieces.push('>');
  for (const child of children) {
    if (child.type === 'element') print(child, vocabulary, pieces);
    else if (child.type === 'text' && child.value !== '') pieces.push(escapeText(child.value));
  }
  if (pieces.length > start + 1) pieces.push('</', escapeName(tagName), '>');
  else pieces[start] = ' />';
}

function vocabularyOf(tagName: string, {xmlns}: Properties, parent: Vocabulary): Vocabulary {
  if (xmlns === HTML.namespace) return HTML;
  if (xmlns === SVG.namespace || (!xmlns && tagName === 'svg')) return SVG;
  return parent;
}

function printed(value: string | number | (string | number)[], isCommaSeparated: boolean): string {
  if (!Array.isArray(value)) return String(value);
  return value.join(isCommaSeparated ? ', ' : ' ').trim();
}

function escapeText(text: string): string {
  return /[&<]/.test(text) ? text.replace(/[&<]/g, reference) : text;
}

function escapeValue(value: string): string {
  return /[&<"]/.test(value) ? value.replace(/[&<"]/g, reference) : value;
}

/** HTML allows names that XML does not. */
function escapeName(name: string): string {
  return /^[\w:-]+$/.test(name) ? name : name.replace(/[\t\n "&'/<=>]/g, reference);
}

function reference(char: string): string {
  return `&#x${char.charCodeAt(0).toString(16).toUpperCase()};`;
}
