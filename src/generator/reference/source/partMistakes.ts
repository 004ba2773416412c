import {describeValue} from '../../problems/describeSchema.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import type {FormMistake} from './FormMistake.ts';
import {type Form, formMistakes} from './valueForms.ts';
import {type Part, partsOf} from './misspelledKeys.ts';

/** What the objects are called at the beginning of messages. */
const NAMES: Record<Part, string> = {
  info: '`info`',
  server: 'This server',
  tag: 'This tag',
  externalDocs: '`externalDocs`',
};

const FORMS: Record<Part, Record<string, Form>> = {
  info: {
    version: 'label',
    summary: 'text',
    description: 'text',
    termsOfService: 'text',
    contact: 'object',
    license: 'object',
  },
  server: {url: 'text', description: 'text', variables: 'object'},
  tag: {
    name: 'text',
    summary: 'text',
    description: 'text',
    parent: 'text',
    kind: 'text',
    externalDocs: 'object',
  },
  externalDocs: {url: 'text', description: 'text'},
};

/** The mistakes in the parts of a document that contain no references: tags, servers and what is about the API. */
export function partMistakes(document: Record<string, unknown>): FormMistake[] {
  const names = new Set<string>();
  return partsOf(document).flatMap(({part, value, keys}): FormMistake[] => {
    // A list in place of an object, and the other way around, is reported elsewhere.
    if (keys.length === 1 && (part === 'server' || part === 'tag')) return [];
    if (!isRecord(value)) {
      const message = `${NAMES[part]} must be an object, but is ${describeValue(value)}.`;
      const hint = typeof value === 'string' ? EXAMPLES[part]?.(value) : undefined;
      return [{keys, message, ...(hint !== undefined && {hint})}];
    }
    const mistakes = formMistakes(FORMS[part], value, keys);
    const {name} = value;
    if (part !== 'tag' || typeof name !== 'string') return mistakes;
    if (names.has(name)) mistakes.push({keys, message: `The tag \`${name}\` is already declared.`});
    names.add(name);
    return mistakes;
  });
}

/** What a text in place of an object probably means. */
const EXAMPLES: Partial<Record<Part, (text: string) => string>> = {
  server: (url) => `Write \`url: ${url}\`.`,
  tag: (name) => `Write \`name: ${name}\`.`,
  externalDocs: (url) => `Write \`url: ${url}\`.`,
};
