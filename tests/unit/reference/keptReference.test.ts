import {readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import type {ReferenceConfig} from '../../../src/generator/config/schema/referenceSchema.ts';
import {openKeptReference} from '../../../src/generator/reference/keptReference.ts';
import {readReference} from '../../../src/generator/reference/readReference.ts';
import {messagesOf} from '../../../src/generator/shared/messages/messagesOf.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {referenceConfig} from './readTestReference.ts';

const PET = 'type: object\nproperties:\n  id: {type: string}\n';
const ROOT = `openapi: 3.1.0
info: {title: Pets, version: '1'}
paths:
  /pets:
    get:
      operationId: listPets
      tags: [One, Two]
      responses: {'200': {description: Pets, content: {application/json: {schema: {$ref: 'pet.yaml'}}}}}
`;

/** Reads a site's document as each build does, with a cache next to the site; `plain` is the same without a cache. */
async function builds(files: Record<string, string>) {
  const siteDir = await siteFolder(files);
  const cache = {dir: path.join(siteDir, '.cache'), version: '1'};
  const read = async (config: ReferenceConfig, isKept: boolean) => {
    const site = {baseUrl: '/', messages: messagesOf('en')};
    const kept = isKept ? await openKeptReference(siteDir, config.path, cache) : undefined;
    return readReference(siteDir, config, {site, docsRoute: 'docs', ...(isKept && {cache, kept})});
  };
  return {
    siteDir,
    cacheDir: cache.dir,
    /** The result of the build, which must be that of one without a cache. */
    async build(config = referenceConfig()) {
      const result = await read(config, true);
      expect(result).toEqual(await read(config, false));
      return result;
    },
  };
}

test('a document is as read without a cache, also after changes of its files and settings', async () => {
  const {siteDir, cacheDir, build} = await builds({'openapi.yaml': ROOT, 'pet.yaml': PET});
  const {reference} = await build();
  expect(await build()).toEqual({reference, problems: [], files: ['openapi.yaml', 'pet.yaml']});
  // The two groups share one operation.
  const [one, two] = (await build()).reference?.model.groups ?? [];
  expect(one?.operations[0] === two?.operations[0]).toBe(
    reference?.model.groups[0]?.operations[0] === reference?.model.groups[1]?.operations[0],
  );
  await writeFile(path.join(siteDir, 'pet.yaml'), PET.replace('id', 'name'));
  const changed = await build();
  expect(JSON.stringify(changed.reference?.bundle)).toContain('"name"');
  expect(changed.reference?.hash).not.toBe(reference?.hash);
  const titled = await build(referenceConfig({api: {title: 'All about {label}'}}));
  expect(titled.reference?.pages.map(({title}) => title)).toContain('All about One');
  for (const name of await readdir(path.join(cacheDir, 'openapi')))
    await writeFile(path.join(cacheDir, 'openapi', name), 'damaged');
  await build();
});

test('what there is to report is reported by every build', async () => {
  const {siteDir, build} = await builds({'openapi.yaml': ROOT});
  const missing = expect.objectContaining({message: expect.stringContaining('`pet.yaml`')});
  for (const _ of ['first', 'second']) expect((await build()).problems).toContainEqual(missing);
  await writeFile(path.join(siteDir, 'pet.yaml'), PET);
  expect((await build()).problems).toEqual([]);
  expect((await build()).problems).toEqual([]);
  await rm(path.join(siteDir, 'pet.yaml'));
  expect((await build()).problems).toContainEqual(missing);
});
