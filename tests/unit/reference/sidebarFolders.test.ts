import {expect, test} from 'vitest';
import {sidebarFolders} from '../../../src/generator/reference/pages/sidebarFolders.ts';
import {head, readTestReference} from './readTestReference.ts';

/** Reads a document with models of these names. */
async function foldersOf(names: readonly string[]) {
  const schemas = names.map(
    (name) => `    ${JSON.stringify(name)}: {type: object, description: A record.}\n`,
  );
  const {reference} = await readTestReference({
    'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n${schemas.join('')}`,
  });
  if (!reference) throw new Error('The document cannot be read.');
  const {folderOf, categories: all} = sidebarFolders(reference);
  const categories = [...all].sort(([, a], [, b]) => (a.data.position ?? 0) - (b.data.position ?? 0));
  const models = reference.pages.filter(({kind}) => kind === 'model');
  return {
    folders: new Map(models.map((page) => [page.title, folderOf(page)])),
    categories: categories.map(([folder, {data, filter}]) => ({folder, label: data.label, filter})),
  };
}

const numbered = (name: string, count: number): string[] =>
  Array.from({length: count}, (_, index) => `${name}${index}`);

test('a document with many models has a category for each first letter', async () => {
  const {folders, categories} = await foldersOf([
    ...numbered('Order', 240),
    ...numbered('account', 10),
    'Æther',
    '_private',
  ]);
  expect(folders.get('Order7')).toBe('models/O');
  expect(folders.get('account3')).toBe('models/A');
  expect(categories.map(({folder, label}) => `${folder} ${label}`).sort()).toEqual([
    'models Data models',
    'models/# #',
    'models/A A',
    'models/O O',
    'models/Æ Æ',
  ]);
  // The filter reads the index, which only the first of them has.
  expect(categories.filter(({filter}) => filter).map(({folder}) => folder)).toEqual(['models']);
});

test('a namespace does not count as the beginning of a name', async () => {
  const {folders, categories} = await foldersOf([
    ...numbered('io.example.v1.Pod', 240),
    ...numbered('io.example.v1.batch.Job', 10),
    'Account.item',
  ]);
  expect(folders.get('io.example.v1.Pod7')).toBe('models/P');
  expect(folders.get('io.example.v1.batch.Job3')).toBe('models/J');
  expect(folders.get('Account.item')).toBe('models/A');
  expect(categories.map(({label}) => label)).toEqual(['Data models', 'A', 'J', 'P']);
});

test('fewer models are all in one category', async () => {
  const {folders, categories} = await foldersOf(numbered('Order', 250));
  expect(new Set(folders.values())).toEqual(new Set(['models']));
  expect(categories).toMatchObject([{folder: 'models', filter: true}]);
});
