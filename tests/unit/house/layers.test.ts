import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {repositoryDir} from '../../support/runScript.ts';
import {type FileImport, importsOf, readImports, readModules, readTable, roomOf} from './imports.ts';

const page = readFileSync(`${repositoryDir}src/generator/README.md`, 'utf8');
const table = readTable(page);
const imports = readImports();

function breaches(all: FileImport[]): string[] {
  return all
    .filter(({from, to}) => roomOf(from) !== roomOf(to) && !table.get(roomOf(from))?.includes(roomOf(to)))
    .map(({from, to}) => `${from} -> ${to}`);
}

/** Groups of names that can reach each other in a graph (strongly connected components), each sorted. */
function findCycles(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const reach = new Map([...edges.keys()].map((name) => [name, reachedFrom(name, edges)]));
  const groups = [...reach].map(([name, reached]) =>
    [...reached].filter((other) => reach.get(other)?.has(name)).sort(),
  );
  return [
    ...new Map(groups.filter((group) => group.length > 0).map((group) => [group.join(), group])).values(),
  ];
}

function reachedFrom(start: string, edges: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const reached = new Set<string>();
  const open = [start];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const next of edges.get(name) ?? []) {
      if (reached.has(next)) continue;
      reached.add(next);
      open.push(next);
    }
  }
  return reached;
}

function edgesOf(pairs: [string, string][]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>();
  for (const [from, to] of pairs) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  return edges;
}

/** The room and the folder in it that a file belongs to, such as `theme/navbar`; the room alone for files at its root. */
function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/');
}

test('every room of the generator is in the table, and every row is a room', () => {
  const rooms = readdirSync(`${repositoryDir}src/generator`, {withFileTypes: true})
    .filter(({name}) => !name.includes('.'))
    .map(({name}) => name)
    .concat('index');
  expect([...table.keys()].sort()).toEqual(rooms.sort());
});

test('rooms import only what the table allows', () => {
  expect(imports.length).toBeGreaterThan(1000);
  expect(breaches(imports)).toEqual([]);
});

test('the table allows no import that no room needs', () => {
  const used = new Set(imports.map(({from, to}) => `${roomOf(from)} -> ${roomOf(to)}`));
  const allowed = [...table].flatMap(([room, uses]) => uses.map((use) => `${room} -> ${use}`));
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

test('a forbidden import is found, of values and of types, static and dynamic', () => {
  const text = [
    `import {build} from '../pipeline/build.ts';`,
    `import type {Route} from '../routes/Route.ts';`,
    `const later = import('../dev/startDevServer.ts');`,
    `export * from '../theme/SitePage.tsx';`,
  ].join('\n');
  expect(breaches(importsOf('shared/example.ts', text))).toHaveLength(4);
});

test('the table has no cycle of rooms', () => {
  const pairs = [...table].flatMap(([room, uses]) => uses.map((use): [string, string] => [room, use]));
  expect(findCycles(edgesOf(pairs))).toEqual([]);
});

test('the folders of a room have no cycle', () => {
  const pairs = imports
    .filter(({from, to}) => roomOf(from) === roomOf(to))
    .map(({from, to}): [string, string] => [folderOf(from), folderOf(to)])
    .filter(([from, to]) => from.includes('/') && to.includes('/') && from !== to);
  expect(new Set(pairs.map(([from]) => from)).size).toBeGreaterThan(50);
  expect(findCycles(edgesOf(pairs))).toEqual([]);
});

test('no files import each other in a cycle', () => {
  const cycles = findCycles(edgesOf(imports.map(({from, to}): [string, string] => [from, to])));
  expect(cycles).toEqual([]);
});

test('one module knows the room `compat`, and the other rooms ask it', () => {
  const knowing = imports.filter(({from, to}) => roomOf(to) === 'compat' && roomOf(from) !== 'compat');
  expect([...new Set(knowing.map(({from}) => from))]).toEqual(['pipeline/compatibility.ts']);
});

test('the generator imports nothing of this site', () => {
  const outside = imports.filter(({to}) => to.startsWith('../'));
  expect(outside.map(({from, to}) => `${from} -> ${to}`)).toEqual([]);
});

test('the generator does not import itself by the name of its package', () => {
  const self = readModules().filter(({text}) => /^(?:import|export)\b.*'valkyr-docs/m.test(text));
  expect(self.map(({file}) => file)).toEqual([]);
});

test('the generator names nothing of this site', () => {
  const named = readdirSync(`${repositoryDir}src/generator`, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .filter((file) => /valkyr ?labs|thorapi/i.test(readFileSync(file, 'latin1')));
  expect(named).toEqual([]);
});

test('the page about the architecture names files that exist', () => {
  const named = [...page.matchAll(/`([\w./-]+\/[\w./-]+|\w+\.(?:tsx?|json))`/g)].map(([, name = '']) => name);
  const paths = named.filter(
    (name) => !/^(?:build|docs|\.cache|tests|scripts|page\.json|src|\/|site\.config)/.test(name),
  );
  expect(paths.length).toBeGreaterThan(40);
  expect(paths.filter((name) => !existsSync(`${repositoryDir}src/generator/${name}`))).toEqual([]);
});

// The dev server stops esbuild's process when it is idle, which only `files/code/esbuild.ts` can know.
test('only one module calls esbuild; others import its types', () => {
  const callers = readModules().filter(({text}) =>
    /^(?:import|export) (?!type\b)[^;]*'esbuild'|\bimport\('esbuild'\)/m.test(text),
  );
  expect(callers.map(({file}) => file)).toEqual(['files/code/esbuild.ts']);
});

test('only the room `yaml` knows the parsers of YAML and front matter', () => {
  const outside = [...readSources('src/generator'), ...readSources('scripts')].filter(
    ({file, text}) =>
      !file.startsWith('src/generator/yaml/') && /from '(?:yaml|js-yaml|gray-matter)'/.test(text),
  );
  expect(outside.map(({file}) => file)).toEqual([]);
});

function readSources(folder: string): {file: string; text: string}[] {
  return readdirSync(`${repositoryDir}${folder}`, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((file) => ({file, text: readFileSync(`${repositoryDir}${file}`, 'utf8')}));
}

test('the README shows the same table', () => {
  const tableOf = (text: string) => text.match(/^\| room \|.*\n(?:\|.*\n)*/m)?.[0];
  expect(tableOf(page)).toContain('| `shared` |');
  expect(tableOf(readFileSync(`${repositoryDir}README.md`, 'utf8'))).toBe(tableOf(page));
});
