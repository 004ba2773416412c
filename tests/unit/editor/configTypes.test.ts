import {readFileSync} from 'node:fs';
import {parse} from '@babel/parser';
import {expect, test} from 'vitest';
import type * as z from 'zod';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';
import type {UserSiteConfig} from '../../../src/generator/config/UserSiteConfig.ts';
import {itemSchemas} from '../../../src/generator/content/sidebars/itemSchemas.ts';
import {createJsonSchema} from '../../../src/generator/editor/createJsonSchema.ts';
import {describeOptions} from '../../../src/generator/editor/describeOptions.ts';
import {repositoryDir} from '../../support/runScript.ts';

type SchemaInput = z.input<typeof siteConfigSchema>;

test('the documented type and the validator stand for the same configurations', () => {
  // The type check fails here when one allows what the other does not.
  const toSchema = (config: UserSiteConfig): SchemaInput => config;
  const toDocumented = (config: SchemaInput): UserSiteConfig => config;
  const config = toDocumented(toSchema({title: 'A', url: 'https://a.example', docs: {path: 'pages'}}));
  expect(siteConfigSchema.safeParse(config).success).toBe(true);
});

test.each(['src/generator/config/UserSiteConfig.ts', 'src/generator/content/sidebars/SidebarConfig.ts'])(
  'every field of %s has a description for editors',
  (file) => {
    const fields = describedFields(readFileSync(repositoryDir + file, 'utf8'));
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter(({comment}) => comment === '').map(({name}) => name)).toEqual([]);
  },
);

test('the fields of sidebar items say in an editor what the validators say of them', () => {
  const text = readFileSync(`${repositoryDir}src/generator/content/sidebars/SidebarConfig.ts`, 'utf8');
  const fields = describedFields(text);
  const wanted = Object.values(itemSchemas)
    .flatMap((schema) => describeOptions(createJsonSchema(schema), '', ['link']))
    .filter(({name}) => name !== 'type');
  const missing = wanted.filter(
    ({name, description}) => !fields.some((field) => field.name === name && field.comment === description),
  );
  expect(missing).toEqual([]);
});

/** The fields of all interfaces and object types of a TypeScript module, with their comments. */
function describedFields(text: string): {name: string; comment: string}[] {
  const found: {name: string; comment: string}[] = [];
  collect(parse(text, {sourceType: 'module', plugins: ['typescript']}).program, found);
  return found;
}

function collect(node: unknown, found: {name: string; comment: string}[]): void {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'TSPropertySignature' && 'key' in node) {
    const key: unknown = node.key;
    const name = typeof key === 'object' && key !== null && 'name' in key ? String(key.name) : 'quoted';
    found.push({name, comment: 'leadingComments' in node ? commentText(node.leadingComments) : ''});
  }
  for (const child of Object.values(node)) collect(child, found);
}

function commentText(comments: unknown): string {
  const last: unknown = Array.isArray(comments) ? comments.at(-1) : undefined;
  if (typeof last !== 'object' || last === null || !('value' in last)) return '';
  return String(last.value).replace(/^\*/, '').trim();
}
