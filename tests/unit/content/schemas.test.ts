import {expect, test} from 'vitest';
import * as z from 'zod';
import {authorsFileSchema} from '../../../src/generator/content/frontMatter/authorFields.ts';
import {docFrontMatterSchema} from '../../../src/generator/content/frontMatter/docFrontMatter.ts';
import {pageFrontMatterSchema} from '../../../src/generator/content/frontMatter/pageFrontMatter.ts';
import {postFrontMatterSchema} from '../../../src/generator/content/frontMatter/postFrontMatter.ts';
import {categoryFileSchema} from '../../../src/generator/content/sidebars/itemSchemas.ts';
import {tagsFileSchema} from '../../../src/generator/content/tags/tagsFileSchema.ts';

test.each([
  ['docs', docFrontMatterSchema],
  ['posts', postFrontMatterSchema],
  ['pages', pageFrontMatterSchema],
  ['category files', categoryFileSchema],
  ['authors files', authorsFileSchema],
  ['tags files', tagsFileSchema],
])('the schema of %s has a JSON Schema in which every key is described', (_, schema) => {
  const json: unknown = z.toJSONSchema(schema, {io: 'input'});
  const keys = [...describedKeys(json, '')];
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.filter(([, described]) => !described).map(([key]) => key)).toEqual([]);
});

/** Every property of a JSON Schema, at any depth, and whether it has a description. */
function* describedKeys(json: unknown, path: string): Generator<[string, boolean]> {
  if (typeof json !== 'object' || json === null) return;
  for (const [key, value] of Object.entries(json)) {
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value ?? {})) {
        yield [
          `${path}${name}`,
          typeof property === 'object' && property !== null && 'description' in property,
        ];
      }
    }
    yield* describedKeys(value, key === 'properties' ? path : `${path}${key}.`);
  }
}
