import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../../../support/listFiles.ts';
import {repositoryDir} from '../../../support/runScript.ts';

const SOURCES = `${repositoryDir}src/`;
/** The dev server, and what components written for Docusaurus import: neither is on the published site. */
const UNPUBLISHED = /^generator\/(?:dev|devClient|compat\/(?:docusaurus|hooks))\//;

const modules = listFiles(SOURCES)
  .filter((file) => /\.tsx?$/.test(file) && !UNPUBLISHED.test(file))
  .map((file) => ({file, code: readFileSync(SOURCES + file, 'utf8')}));

/** Entries of the table on the privacy page, such as `local theme`; variable parts of a name are `<>`. */
function listedEntries(): string[] {
  const page = readFileSync(`${repositoryDir}docs/Legal/privacy.mdx`, 'utf8');
  const rows = page.matchAll(/^\| `([^`]+)` \| (local|session) \|/gm);
  return [...rows].map(([, name = '', storage]) => `${storage} ${name.replaceAll(/<\w+>/g, '<>')}`).sort();
}

/** The entries that the code writes, in the same form. */
function writtenEntries(): string[] {
  const written = modules.flatMap(({file, code}) =>
    [...code.matchAll(/\bwriteStorage\(([^,\n]+),(.*)/g)].map(([, key = '', rest = '']) => {
      const storage = rest.includes("'sessionStorage'") ? 'session' : 'local';
      return `${storage} ${nameOf(key, code, file)}`;
    }),
  );
  return [...new Set(written)].sort();
}

/**
 * The name that an expression evaluates to: a string, a constant, the start of a concatenation, or a function that
 * returns a template.
 */
function nameOf(expression: string, code: string, file: string): string {
  const text = /^'([^']+)'$/.exec(expression)?.[1];
  if (text !== undefined) return text;
  const [, name, rest = ''] = /^(\w+)(.*)$/.exec(expression) ?? [];
  const everywhere = [code, ...modules.map((module) => module.code)];
  const constant = everywhere.map((source) => new RegExp(`const ${name} = '([^']+)'`).exec(source)?.[1]);
  const found = constant.find((value) => value !== undefined);
  if (found !== undefined) return rest === '' ? found : `${found}<>`;
  const template = new RegExp(`function ${name}\\([^)]*\\)[^{]*\\{\\s*return \`([^\`]+)\``).exec(code)?.[1];
  if (template === undefined)
    throw new Error(`${file}: the entry \`${expression}\` has no name that can be read from the code.`);
  return template.replaceAll(/\$\{[^}]+\}/g, '<>');
}

test('the privacy page lists exactly what the site stores in a browser', () => {
  expect(listedEntries()).toEqual(writtenEntries());
});

test('only one module writes to the storage of browsers, so that no entry is missed', () => {
  const writing = modules.filter(({code}) => /\.setItem\(/.test(code)).map(({file}) => file);
  expect(writing).toEqual(['generator/theme/storage.ts']);
});

test('nothing is stored in cookies, databases or caches, as the privacy page says', () => {
  const used = /\bdocument\.cookie\b|\bindexedDB\.open\(|\bcaches\.open\(|\bserviceWorker\.register\(/;
  expect(modules.filter(({code}) => used.test(code)).map(({file}) => file)).toEqual([]);
});
