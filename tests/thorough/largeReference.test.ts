import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {type Measurement, measureProcess} from '../../scripts/bench/measureProcess.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {largeDocument} from '../support/largeDocument.ts';
import {listFiles} from '../support/listFiles.ts';
import {repositoryDir} from '../support/runScript.ts';

const SIZES = [250, 500, 1000];
const MOST_MEMORY = 1.5 * 2 ** 30;
const CONFIG = `export default {
  title: 'Large',
  url: 'https://large.example',
  baseUrl: '/',
  openapi: {path: 'openapi.json', api: {path: 'api'}, models: {path: 'models'}},
};
`;

interface Run extends Measurement {
  operations: number;
  pages: number;
  /** Of all pages, without what surrounds their content. */
  htmlBytes: number;
}

const runs: Run[] = [];
const sites: TestSite[] = [];

beforeAll(async () => {
  for (const operations of SIZES) runs.push(await build(operations));
});

afterAll(() => {
  for (const site of sites) site.dispose();
});

async function build(operations: number): Promise<Run> {
  const site = createSite({
    'site.config.ts': CONFIG,
    'openapi.json': largeDocument(operations),
    'docs/index.md': '---\ntitle: Start\n---\n\nThe API of the test.\n',
  });
  sites.push(site);
  const measured = await measureProcess({
    command: process.execPath,
    args: [`${repositoryDir}scripts/run.mjs`, 'build', site.dir],
    cwd: repositoryDir,
    env: {CI: 'true', NODE_ENV: undefined, VITEST: undefined},
    log: path.join(site.dir, 'log'),
  });
  if (measured.exitCode !== 0) throw new Error(readFileSync(path.join(site.dir, 'log'), 'utf8'));
  const pages = listFiles(path.join(site.dir, 'build')).filter((file) =>
    /^docs\/(?:api|models)\/.*\.html$/.test(file),
  );
  const htmlBytes = pages.reduce((sum, file) => sum + contentOf(site.output(file)).length, 0);
  return {...measured, operations, pages: pages.length, htmlBytes};
}

/** A page without its sidebar, which lists all pages of the family. */
function contentOf(html: string): string {
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

test('every entity has its two pages, and there are two indexes and a map', () => {
  for (const {operations, pages} of runs) expect(pages).toBe((operations / 5) * 2 + 3);
});

test('the output grows linearly with the number of operations', () => {
  const [small = 0, , large = 0] = runs.map(({htmlBytes, operations}) => htmlBytes / operations);
  expect(large / small).toBeGreaterThan(0.9);
  expect(large / small).toBeLessThan(1.1);
});

test('a document with 1,000 operations is built within 1.5 GB', () => {
  console.log(
    runs
      .map(
        ({operations, cpuSeconds = 0, wallSeconds, peakBytes}) =>
          `${operations} operations: ${wallSeconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of processor time, ${Math.round(peakBytes / 2 ** 20)} MiB`,
      )
      .join('\n'),
  );
  for (const {peakBytes} of runs) expect(peakBytes).toBeLessThan(MOST_MEMORY);
});
