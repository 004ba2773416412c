import {spawnSync} from 'node:child_process';
import {brotliCompressSync} from 'node:zlib';
import {transform} from 'esbuild';
import {Window} from 'happy-dom';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {loadSiteConfig} from '../../../../src/generator/config/loadSiteConfig.ts';
import {createRenderContext} from '../../../../src/generator/reference/render/createRenderContext.ts';
import {renderReferencePage} from '../../../../src/generator/reference/renderReferencePage.ts';
import {referenceWords} from '../../../../src/generator/reference/ReferenceWords.ts';
import {readReference} from '../../../../src/generator/reference/readReference.ts';
import {writeYaml} from '../../../../src/generator/reference/source/writeYaml.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';
import type {Reference} from '../../../../src/generator/reference/pages/Reference.ts';
import {javaSyntaxErrors} from '../../../unit/reference/clients/javaSyntaxErrors.ts';
import {pythonSyntaxErrors} from '../../../unit/reference/clients/pythonSyntaxErrors.ts';
import facts from './entities.json' with {type: 'json'};

interface FieldFacts {
  type: string;
  format?: string;
  required?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
  deprecated?: boolean;
  nullable?: boolean;
  enum?: unknown[];
  encrypted?: boolean;
  ref?: string;
  items?: string;
  maxLength?: number;
}

interface EntityFacts {
  base: boolean;
  api: boolean;
  tags: string[];
  fields: Record<string, FieldFacts>;
}

const entities: [string, EntityFacts][] = Object.entries(facts.entities);
const root = new URL('../../../..', import.meta.url).pathname;
const site: {
  reference?: Reference;
  problems: Problem[];
  html: Map<string, string>;
  samples: Map<string, string[]>;
} = {
  problems: [],
  html: new Map(),
  samples: new Map(),
};

beforeAll(async () => {
  const {config} = await loadSiteConfig(root);
  const [own] = config?.openapi ?? [];
  if (!config || !own) throw new Error('The site has no OpenAPI document.');
  const {reference, problems} = await readReference(root, own, {site: config, docsRoute: 'docs'});
  if (!reference) throw new Error(JSON.stringify(problems));
  site.reference = reference;
  site.problems = problems;
  const context = createRenderContext(reference, {
    site: config,
    code: {defaultLanguage: 'text', additionalLanguages: [], magicComments: []},
    words: referenceWords(config.messages, config.locale),
  });
  for (const page of reference.pages) {
    const {body} = renderReferencePage(page, context);
    const html = body.type === 'html' ? body.html : '';
    site.html.set(page.id, html);
    for (const [, language = '', code = ''] of html.matchAll(
      /<code class="language-(\w+)">([\s\S]*?)<\/code>/g,
    )) {
      const text = decode(code.replace(/<\/?span[^>]*>/g, ''));
      site.samples.set(language, [...(site.samples.get(language) ?? []), text]);
    }
  }
});

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

const parser = new new Window().DOMParser();

function pageOf(id: string) {
  return parser.parseFromString(site.html.get(id) ?? '', 'text/html');
}

test('reads the document of this site without problems', () => {
  expect(site.problems).toEqual([]);
});

describe('every entity', () => {
  test('has its model page, and its API page when it has operations', () => {
    const ids = new Set(site.reference?.pages.map(({id}) => id));
    const missing = entities.flatMap(([name, {api}]) =>
      [`model-docs/model-doc-${name}`, ...(api ? [`api-docs/${name}Api`] : [])].filter((id) => !ids.has(id)),
    );
    expect(missing).toEqual([]);
    expect([...ids].filter((id) => id.startsWith('api-docs/'))).toHaveLength(85);
  });

  test('has its tags', () => {
    const byId = new Map(site.reference?.pages.map((page) => [page.id, [...page.tags, ...page.ownTags]]));
    for (const [name, {tags, api}] of entities) {
      const found = [
        ...(byId.get(`model-docs/model-doc-${name}`) ?? []),
        ...(api ? (byId.get(`api-docs/${name}Api`) ?? []) : []),
      ];
      expect([name, ...found.sort()]).toEqual([name, ...[...tags].sort()]);
    }
  });

  test('has every field on its page, with type and flags', () => {
    const wrong: string[] = [];
    for (const [name, {fields, base}] of entities) {
      const page = pageOf(`model-docs/model-doc-${name}`);
      for (const [field, own] of Object.entries({...(base ? facts.base : {}), ...fields})) {
        const row = page.getElementById(`field-${field}`);
        const reported = row && describeRow(row);
        const expected = describeFacts(own);
        for (const part of expected)
          if (!reported?.includes(part)) wrong.push(`${name}.${field}: ${part} is not in ${reported}`);
        const marks = ['required', 'read-only', 'write-only', 'deprecated', 'encrypted'];
        for (const mark of marks) {
          if (reported?.includes(mark) && !expected.includes(mark))
            wrong.push(`${name}.${field}: ${mark} is too much`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

type Row = NonNullable<ReturnType<ReturnType<typeof pageOf>['getElementById']>>;

function describeRow(row: Row): string[] {
  const [head, type, text] = row.children;
  return [
    ...[...(head?.querySelectorAll('.mark') ?? [])].map((mark) => mark.textContent ?? ''),
    type?.textContent ?? '',
    ...[...(text?.querySelectorAll('.enum code') ?? [])].map((value) => `value ${value.textContent}`),
    ...(text?.querySelector('.limits')?.textContent?.match(/\d+ characters/g) ?? []),
  ];
}

function describeFacts(field: FieldFacts): string[] {
  const {type, format, ref, items, nullable} = field;
  const plain = ref ?? (type === 'array' ? undefined : format === undefined ? type : `${type} (${format})`);
  const name = plain === undefined || !nullable ? plain : `${plain} or null`;
  return [
    ...(field.required ? ['required'] : []),
    ...(field.readOnly ? ['read-only'] : []),
    ...(field.writeOnly ? ['write-only'] : []),
    ...(field.deprecated ? ['deprecated'] : []),
    ...(field.encrypted ? ['encrypted'] : []),
    ...(name === undefined ? [] : [name]),
    ...(items === undefined ? [] : [`array of ${items}`]),
    ...(field.enum ?? []).map((value) => `value ${String(value)}`),
    ...(field.maxLength === undefined ? [] : [`${field.maxLength} characters`]),
  ];
}

describe('the pages', () => {
  test('stay below 25 kB in brotli', () => {
    const largest = [...site.html].sort(([, a], [, b]) => b.length - a.length).slice(0, 8);
    for (const [id, html] of largest)
      expect([id, brotliCompressSync(html).length < 25_000]).toEqual([id, true]);
  });

  test('have no duplicate ids, and only links to existing pages and anchors', () => {
    const anchors = new Map(
      [...site.html].map(([id, html]) => [id, [...html.matchAll(/ id="([^"]*)"/g)].map(([, name]) => name)]),
    );
    const byAddress = new Map(site.reference?.pages.map(({permalink, id}) => [permalink, id]));
    for (const [id, names] of anchors) {
      expect([id, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([id, []]);
      // A summary is a control and must not contain links.
      expect([id, /<summary\b(?:(?!<\/summary>).)*<a\b/s.exec(site.html.get(id) ?? '')?.[0]]).toEqual([
        id,
        undefined,
      ]);
      for (const [, href = ''] of (site.html.get(id) ?? '').matchAll(/<a[^>]* href="([^"]*)"/g)) {
        const [address = '', anchor] = decode(href).split('#');
        const target = address === '' ? id : byAddress.get(address);
        if (target === undefined)
          expect(href).toMatch(
            /^(?:https?:|mailto:|\/v1\/(?:docs\/(?:Products\/|about-this-documentation#)|openapi(?:-3\.0)?\.))/,
          );
        else if (anchor !== undefined)
          expect([id, href, anchors.get(target)?.includes(decodeURI(anchor))]).toEqual([id, href, true]);
      }
    }
  });

  test('have short, unique descriptions', () => {
    const descriptions = site.reference?.pages.map(({description}) => description) ?? [];
    expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
    expect(descriptions.filter((text) => text.length > 160)).toEqual([]);
  });
});

describe('all samples parse', () => {
  test('JSON', () => {
    const samples = site.samples.get('json') ?? [];
    expect(samples.length).toBeGreaterThan(500);
    for (const code of samples) expect(() => JSON.parse(code), code).not.toThrow();
  });

  test.each(['ts', 'tsx'] as const)('%s', async (loader) => {
    const samples = site.samples.get(loader) ?? [];
    expect(samples.length).toBeGreaterThan(400);
    for (const code of samples) await transform(code, {loader, logLevel: 'silent'});
  });

  test('shell', () => {
    const samples = site.samples.get('bash') ?? [];
    expect(samples.length).toBeGreaterThan(400);
    expect(shellErrors(samples)).toBe('');
    // Parsed one by one, so that an unclosed bracket in one is not closed by another.
    expect(shellErrors(["echo 'one", "echo 'two"])).toContain('matching');
  });

  test('Python', async () => {
    const samples = site.samples.get('python') ?? [];
    expect(samples.length).toBeGreaterThan(400);
    expect(await pythonSyntaxErrors(samples)).toBe('');
    expect(await pythonSyntaxErrors(['a = (1'])).toContain('SyntaxError');
  });

  test('Java', () => {
    const samples = site.samples.get('java') ?? [];
    expect(samples.length).toBeGreaterThan(400);
    expect(javaSyntaxErrors(samples)).toBe('');
    expect(javaSyntaxErrors(['int a = ;'])).not.toBe('');
  });
});

test('can be downloaded in one piece, as equal YAML and JSON', () => {
  const {bundle} = site.reference ?? {};
  const text = JSON.stringify(bundle);
  expect(
    [...text.matchAll(/"\$ref":"([^"]*)"/g)]
      .map(([, ref = '']) => ref)
      .filter((ref) => !ref.startsWith('#/components/')),
  ).toEqual([]);
  expect(parse(writeYaml(bundle, {}))).toEqual(JSON.parse(text));
});

/** Bash's syntax errors for the samples, parsed one by one as bodies of a function that is never called. */
function shellErrors(samples: string[]): string {
  const check = 'while IFS= read -r -d "" code; do eval "f() {\n$code\n}"; done';
  const input = samples.map((code) => `${code}\0`).join('');
  return spawnSync('bash', ['-c', check], {input, encoding: 'utf8', env: {...process.env, LC_ALL: 'C'}})
    .stderr;
}
