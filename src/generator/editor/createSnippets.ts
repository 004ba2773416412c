import {createJsonSchema} from './createJsonSchema.ts';
import {contentSchemas} from './contentSchemas.ts';
import {alternativesOf, type JsonSchema} from './JsonSchema.ts';

/** A snippet of VS Code. */
export interface Snippet {
  scope: string;
  prefix: string;
  body: string[];
  description: string;
}

/**
 * The snippets for front matter, by name: one for each key that isn't deprecated, with its description. No editor
 * validates the front matter of MDX against a JSON Schema, but all editors with snippets can offer these.
 */
export function createSnippets(): Record<string, Snippet> {
  const keys = new Map<string, {field: JsonSchema; kinds: string[]}>();
  for (const kind of ['doc', 'post', 'page']) {
    const schema = contentSchemas[kind]?.schema;
    const {properties = {}} = schema ? createJsonSchema(schema) : {};
    for (const [key, field] of Object.entries(properties)) {
      if (field.deprecated) continue;
      const known = keys.get(key);
      if (known) known.kinds.push(`${kind}s`);
      else keys.set(key, {field, kinds: [`${kind}s`]});
    }
  }
  const snippets = [...keys].map(([key, {field, kinds}]): [string, Snippet] => {
    const where = kinds.length === 3 ? '' : ` (${kinds.join(' and ')})`;
    const description = `${field.description ?? ''}${where}`;
    return [
      `Front matter: ${key}`,
      {scope: 'mdx,markdown', prefix: key, body: bodyOf(key, field), description},
    ];
  });
  return Object.fromEntries(snippets);
}

/** The key with a placeholder for its value, or for each of its parts if it holds an object. */
function bodyOf(key: string, field: JsonSchema): string[] {
  const options = alternativesOf(field);
  const object = options.length === 1 ? options[0]?.properties : undefined;
  if (object) {
    const parts = Object.entries(object).map(
      ([part, value], index) => `  ${part}: ${placeOf(value, index + 1)}`,
    );
    return [`${key}:`, ...parts];
  }
  return [`${key}: ${placeOf(field, 1)}`];
}

function placeOf(field: JsonSchema, index: number): string {
  const choices = choicesOf(field);
  if (choices.length > 0) return `\${${index}|${choices.join(',')}|}`;
  return alternativesOf(field).some((one) => [one.type].flat().includes('array'))
    ? `[$${index}]`
    : `$${index}`;
}

function choicesOf(field: JsonSchema): string[] {
  const {type, enum: words, minimum, maximum} = field;
  if (words) return words.map(String);
  if (type === 'boolean') return ['true', 'false'];
  if (type !== 'integer' || minimum === undefined || maximum === undefined) return [];
  return Array.from({length: maximum - minimum + 1}, (_, index) => String(minimum + index));
}
