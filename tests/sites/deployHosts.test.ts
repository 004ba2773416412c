import {execFileSync} from 'node:child_process';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {createSite} from '../support/createSite.ts';
import {repositoryDir, runCommand} from '../support/runScript.ts';

const deployDir = `${repositoryDir}.github/guide/deploy`;
const files = [
  'index.html',
  '404.html',
  'v1/index.html',
  'v1/notes.md',
  'v1/openapi.yaml',
  'v1/docs/a page/index.html',
  'v1/docs/a page/page.json',
  'v1/assets/main.0a1b2c3d.js',
  'v1/assets/images/logo-0a1b2c3d.svg',
  'v1/assets/routes.json',
  'v1/assets/sidebar/docs/_root.json',
];
const hashed = ['v1/assets/main.0a1b2c3d.js', 'v1/assets/images/logo-0a1b2c3d.svg'];

const BASES = ['/v1/', '/'];

/** The files of a site with another baseUrl. */
function at(base: string, paths: readonly string[]): string[] {
  const named = paths.map((file) => file.replace(/^v1\//, base.slice(1)));
  return [...new Set(named)];
}

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hosts-'));
  for (const base of BASES) {
    for (const file of at(base, files)) {
      const target = path.join(folder, base === '/' ? 'root' : 'below', 'build', file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, 'text');
    }
  }
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('the CloudFront function', () => {
  interface Result {
    uri?: string;
    statusCode?: number;
    headers?: {location: {value: string}};
  }
  const text = readFileSync(`${deployDir}/cloudfront-function.js`, 'utf8');
  const handler: (event: {request: {uri: string}}) => Result = new Function(`${text}\nreturn handler;`)();

  test.each([
    ['/', '/index.html'],
    ['/v1/', '/v1/index.html'],
    ['/v1', '/v1/index.html'],
    ['/docs/welcome', '/docs/welcome/index.html'],
    ['/v1/docs/welcome', '/v1/docs/welcome/index.html'],
    ['/v1/docs/welcome/', '/v1/docs/welcome/index.html'],
    ['/v1/docs/release-1.2', '/v1/docs/release-1.2/index.html'],
    ['/v1/docs/welcome.md', '/v1/docs/welcome.md'],
    ['/v1/docs/welcome/page.json', '/v1/docs/welcome/page.json'],
    ['/v1/assets/main.0a1b2c3d.js', '/v1/assets/main.0a1b2c3d.js'],
    ['/v1/old-page.html', '/v1/old-page.html'],
  ])('%s is the file %s', (uri, file) => {
    expect(handler({request: {uri}}).uri).toBe(file);
  });

  test.each([
    ['/index.html', '/'],
    ['/v1/index.html', '/v1'],
    ['/v1/docs/welcome/index.html', '/v1/docs/welcome'],
  ])('%s points to %s', (uri, target) => {
    const {statusCode, headers} = handler({request: {uri}});
    expect(statusCode).toBe(301);
    expect(headers?.location.value).toBe(target);
  });
});

test.each(BASES)(
  'the upload to S3 sends every file of a site at %s once, hashed ones first, with its caching and type',
  (base) => {
    const cwd = path.join(folder, base === '/' ? 'root' : 'below');
    rmSync(path.join(folder, 'calls'), {force: true});
    // Replaces the AWS client and records its arguments.
    const client = path.join(folder, 'aws');
    writeFileSync(
      client,
      `#!/bin/sh\nprintf '%s\\037' "$@" >> '${folder}/calls'\necho >> '${folder}/calls'\n`,
    );
    chmodSync(client, 0o755);
    const env = {...process.env, PATH: `${folder}:${process.env.PATH}`};
    execFileSync('bash', [`${deployDir}/s3.sh`, 'docs'], {cwd, env});
    const calls = readFileSync(path.join(folder, 'calls'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => line.split('\u001f').slice(0, -1));

    const uploads = at(base, files).map((file) => {
      const matching = calls.filter((call) => isIncluded(file, call));
      expect([file, matching.length]).toEqual([file, 1]);
      const call = matching[0] ?? [];
      return {
        file,
        call: calls.indexOf(call),
        caching: optionOf(call, '--cache-control'),
        type: optionOf(call, '--content-type'),
      };
    });
    for (const {file, call, caching, type} of uploads) {
      const isHashed = at(base, hashed).includes(file);
      expect([file, caching]).toEqual([file, isHashed ? 'public, max-age=31536000, immutable' : 'no-cache']);
      expect([file, call === 0]).toEqual([file, isHashed]);
      expect(type?.includes('markdown') ?? false).toBe(file.endsWith('.md'));
    }
    for (const call of calls) expect(call.slice(0, 4)).toEqual(['s3', 'sync', 'build', 's3://docs']);
  },
);

/**
 * Whether a call of `aws s3 sync` includes a file: all files, except as its filters say, of which the last match wins.
 */
function isIncluded(file: string, call: readonly string[]): boolean {
  return call.reduce((included, argument, index) => {
    const pattern = call[index + 1] ?? '';
    const isFilter = argument === '--include' || argument === '--exclude';
    return isFilter && toRegExp(pattern).test(file) ? argument === '--include' : included;
  }, true);
}

/** Converts a pattern of `aws s3`: `*` matches anything, including slashes, and `[…]` one of the characters. */
function toRegExp(pattern: string): RegExp {
  return new RegExp(`^${pattern.replace(/\./g, '\\.').replace(/\*/g, '.*')}$`);
}

function optionOf(call: readonly string[], option: string): string | undefined {
  const index = call.indexOf(option);
  return index < 0 ? undefined : call[index + 1];
}

test.each(BASES)("Netlify's headers cache the hashed files of a site at %s, and no others", (base) => {
  const cwd = path.join(folder, base === '/' ? 'root' : 'below');
  execFileSync('bash', [`${deployDir}/netlify-headers.sh`], {cwd});
  const text = readFileSync(path.join(cwd, 'build/_headers'), 'utf8');
  const rules = [...text.matchAll(/^(\/.*)\n {2}(.*)$/gm)].map(([, address, header]) => [address, header]);
  const immutable = 'Cache-Control: public, max-age=31536000, immutable';
  expect(rules).toEqual([
    [`${base}assets/images/logo-0a1b2c3d.svg`, immutable],
    [`${base}assets/main.0a1b2c3d.js`, immutable],
    [`${base}notes.md`, 'Content-Type: text/markdown; charset=utf-8'],
  ]);
});

test("Netlify's command can run again where it has run before", async () => {
  const site = createSite({'src/pages/index.mdx': '---\ntitle: Home\n---\n\nText.\n'});
  try {
    const [, written = ''] =
      /^ {2}command = "(.+)"$/m.exec(readFileSync(`${deployDir}/netlify.toml`, 'utf8')) ?? [];
    const command = written
      .replace('npm run build', `node ${repositoryDir}scripts/run.mjs build`)
      .replace('.github/', `${repositoryDir}.github/`);
    for (const text of ['Text.', 'Other text.', 'A third text.']) {
      site.write({'src/pages/index.mdx': `---\ntitle: Home\n---\n\n${text}\n`});
      const {code, stderr} = await runCommand('bash', ['-c', command], {cwd: site.dir});
      expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
      expect(site.output('_headers')).toContain('Cache-Control');
    }
  } finally {
    site.dispose();
  }
});

test('workflow and Netlify run commands that exist', () => {
  const {scripts} = JSON.parse(readFileSync(`${repositoryDir}package.json`, 'utf8'));
  const {jobs} = parse(readFileSync(`${deployDir}/github-pages.yml`, 'utf8'));
  const steps: {uses?: string; run?: string; with?: {path?: string}}[] = jobs.publish.steps;
  const netlify = readFileSync(`${deployDir}/netlify.toml`, 'utf8');
  const runs = [...steps.map(({run = ''}) => run), netlify].join('\n');
  const named = [...runs.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
  expect(named).toEqual(['build', 'build']);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
  const pathOf = (action: string) => steps.find(({uses}) => uses?.startsWith(action))?.with?.path;
  expect(pathOf('actions/upload-pages-artifact')).toBe('build');
  expect(pathOf('actions/cache')).toBe('.cache');
  expect(netlify).toContain('publish = "build"');
});

test('the pipeline of GitLab publishes what the build writes', () => {
  const {pages, check, default: common} = parse(readFileSync(`${deployDir}/gitlab-ci.yml`, 'utf8'));
  const {scripts} = JSON.parse(readFileSync(`${repositoryDir}package.json`, 'utf8'));
  const runs = [...pages.script, ...check.script].join('\n');
  for (const [, name = ''] of runs.matchAll(/npm run ([\w:]+)/g))
    expect(Object.keys(scripts)).toContain(name);
  expect(pages.script.at(-1)).toBe('mv build public');
  expect(pages.artifacts.paths).toEqual(['public']);
  expect(common.cache.flatMap(({paths}: {paths: string[]}) => paths)).toContain('.cache/');
});

test('the Dockerfile copies files that exist to where its server looks for them', () => {
  const text = readFileSync(`${deployDir}/Dockerfile`, 'utf8');
  const copied = [...text.matchAll(/^COPY (?!--)(.+) \S+$/gm)].flatMap(([, files = '']) => files.split(' '));
  expect(copied).toContain('.github/guide/deploy/nginx.conf');
  for (const file of copied) expect([file, existsSync(`${repositoryDir}${file}`)]).toEqual([file, true]);
  const root = /root (\S+);/.exec(readFileSync(`${deployDir}/nginx.conf`, 'utf8'))?.[1];
  expect(text).toContain(`COPY --from=build /site/build ${root}`);
});
