import {readFileSync} from 'node:fs';
import {Ajv} from 'ajv';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {readFrontMatter} from '../../../src/generator/yaml/frontMatter/readFrontMatter.ts';
import {listFiles} from '../../support/listFiles.ts';
import {repositoryDir} from '../../support/runScript.ts';

const ajv = new Ajv({allErrors: true, strictTypes: false});
const validators = new Map(
  ['doc', 'post', 'page', 'category', 'authors', 'tags'].map((name) => [
    name,
    ajv.compile(JSON.parse(read(`.vscode/schemas/${name}.json`))),
  ]),
);

function read(file: string): string {
  return readFileSync(repositoryDir + file, 'utf8');
}

/** What an editor would underline: the position and the reason. */
function mistakes(schema: string, value: unknown): string[] {
  const validate = validators.get(schema);
  // Editors know dates only as text.
  validate?.(JSON.parse(JSON.stringify(value)));
  return (validate?.errors ?? []).map(
    ({instancePath, message, params}) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  );
}

const SITE_DIR = `${repositoryDir}tests/fixtures/showcase/`;
const sources = ['docs', 'blog', 'src/pages'].flatMap((folder) =>
  listFiles(SITE_DIR + folder).map((file) => `${folder}/${file}`),
);
const frontMatter = (text: string, file: string) => readFrontMatter(text, file).data;
const yaml = (text: string): unknown => parse(text);

test.each<[string, RegExp, (text: string, file: string) => unknown]>([
  ['doc', /^docs\/.*\.mdx?$/, frontMatter],
  ['post', /^blog\/.*\.mdx?$/, frontMatter],
  ['page', /^src\/pages\/.*\.mdx?$/, frontMatter],
  ['category', /^docs\/.*_category_\.(?:json|ya?ml)$/, yaml],
  ['authors', /^blog\/authors\.yml$/, yaml],
  ['tags', /^(?:docs|blog)\/tags\.yml$/, yaml],
])('every %s of a site passes its schema', (schema, pattern, parseFile) => {
  const files = sources.filter((file) => pattern.test(file));
  expect(files.length).toBeGreaterThan(0);
  const wrong = files.flatMap((file) =>
    mistakes(schema, parseFile(readFileSync(SITE_DIR + file, 'utf8'), file)).map(
      (mistake) => `${file}: ${mistake}`,
    ),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['doc', {titel: 'A page'}, 'titel'],
  ['doc', {last_update: {autor: 'A'}}, 'autor'],
  ['post', {authors: [{naem: 'A'}]}, 'naem'],
  ['page', {wraperClassName: 'a'}, 'wraperClassName'],
  ['category', {lable: 'Guides'}, 'lable'],
  ['category', {link: {type: 'generated-index', sluq: '/a'}}, 'sluq'],
  ['authors', {ada: {name: 'Ada', tittle: 'Author'}}, 'tittle'],
  ['tags', {security: {discription: 'On keys.'}}, 'discription'],
])('a misspelled key of a %s is a mistake: %j', (schema, value, key) => {
  expect(mistakes(schema, value).join('\n')).toContain(`"additionalProperty":"${key}"`);
});

test.each([
  ['doc', {sidebar_position: 'first'}],
  ['doc', {toc_max_heading_level: 7}],
  ['doc', {tags: 'security'}],
  ['doc', {draft: 'maybe'}],
  ['doc', {mdx: {format: 'html'}}],
  ['category', {position: true}],
  ['category', {link: {type: 'page'}}],
  ['tags', {security: 'Security'}],
  ['authors', {ada: {page: 'yes'}}],
])('a value of a %s that its validator refuses is a mistake: %j', (schema, value) => {
  expect(mistakes(schema, value)).not.toEqual([]);
});

test.each([
  ['doc', {title: 2024, redirect_from: '/docs/old', tags: ['a', {label: 'B', permalink: '/b'}]}],
  ['doc', {displayed_sidebar: null, pagination_next: null, redirect_from: ['/docs/old', '/docs/older']}],
  ['post', {date: '2024-05-31', authors: 'ada'}],
  ['post', {authors: ['ada', {name: 'Guest'}]}],
  ['category', {label: 'Guides', link: null}],
  ['category', {link: {type: 'doc', id: 'intro'}, customProps: {badge: 'new'}}],
  ['tags', {security: null}],
  ['authors', {ada: {name: 'Ada', page: {permalink: '/ada'}, socials: {github: 'ada'}}}],
])('what the validators of a %s accept is not a mistake: %j', (schema, value) => {
  expect(mistakes(schema, value)).toEqual([]);
});
