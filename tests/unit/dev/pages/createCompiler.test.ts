import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, test} from 'vitest';
import {openCache} from '../../../../src/generator/store/openCache.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {createCompiler} from '../../../../src/generator/dev/pages/createCompiler.ts';
import {prepareQuickPage} from '../../../../src/generator/dev/pages/preparePage.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {testConfig} from '../../content/loadTestSite.ts';

let site: TestSite;
afterEach(() => site.dispose());

/** Shows the page of a file repeatedly, as a dev server does. */
async function showing(file: string, text: string, more: Record<string, string> = {}) {
  site = createSite({[file]: text, ...more});
  const config = testConfig();
  const cacheDir = path.join(site.dir, '.cache');
  const {content} = await loadSite(site.dir, config, {keepDrafts: true});
  const model = createModel(site.dir, config, content);
  const workers = pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts'));
  const compiler = createCompiler({
    siteDir: site.dir,
    cacheDir,
    pipelineVersion: 'test',
    workerEntry: workers,
    model: async () => model,
  });
  return {
    compiler,
    async html(): Promise<string> {
      const page = await prepareQuickPage(model, compiler, '/v1/docs/page');
      return JSON.stringify(page?.data);
    },
    /** Does what a build that doesn't know these pages does at its end. */
    async prune(): Promise<void> {
      await (await openCache(site.dir)).records.prune(new Set());
    },
  };
}

const draft = (text: string): string =>
  `---\ntitle: Page\ndescription: A page.\ndraft: true\n---\n\n${text}\n`;

test('a draft is still shown completely after a build in another terminal', async () => {
  const {html, prune} = await showing('docs/page.mdx', draft('Not yet to be announced.'));
  expect(await html()).toContain('Not yet to be announced.');
  await prune();
  expect(await html()).toContain('Not yet to be announced.');
});

test('a draft with a mistake is shown as far as possible after a build has removed its last good version', async () => {
  const {html, prune, compiler} = await showing('docs/page.mdx', draft('Good.'));
  await html();
  site.write({'docs/page.mdx': draft('Half ![gone](./gone.png).')});
  expect(await html()).toContain('Good.');
  await prune();
  expect(await html()).toContain('Half');
  expect(compiler.problems('docs/page.mdx')).toMatchObject([{severity: 'error'}]);
});

const COMPONENT = 'export default function D() {\n  return <p>Dee.</p>;\n}\n';
const WITH_IMPORT = draft(`import D from '../src/D';\n\n<D/>`);

test('a deleted component is reported at its import until it is restored', async () => {
  const {html, compiler} = await showing('docs/page.mdx', WITH_IMPORT, {'src/D.tsx': COMPONENT});
  await html();
  expect(compiler.problems('docs/page.mdx')).toEqual([]);
  site.remove('src/D.tsx');
  expect(compiler.users(new Set(['src/D.tsx']))).toEqual(['docs/page.mdx']);
  expect(compiler.problems('docs/page.mdx')).toEqual([
    {
      severity: 'error',
      file: 'docs/page.mdx',
      line: 7,
      column: 15,
      message: 'The imported file `../src/D` does not exist.',
      hint: 'Restore the file, or remove the import.',
    },
  ]);
  site.write({'src/D.tsx': COMPONENT});
  expect(compiler.problems('docs/page.mdx')).toEqual([]);
});

test('creating an imported file fixes the page that was compiled without it', async () => {
  const {html, compiler} = await showing('docs/page.mdx', WITH_IMPORT);
  await html();
  expect(compiler.problems('docs/page.mdx')).toMatchObject([{severity: 'error', line: 7}]);
  site.write({'src/D.tsx': COMPONENT});
  expect(compiler.dependents(new Set(['src/D.tsx']))).toEqual(['docs/page.mdx']);
  await html();
  expect(compiler.problems('docs/page.mdx')).toEqual([]);
  expect(compiler.compiled.get('docs/page.mdx')?.components).toEqual(['@site/src/D.tsx']);
});
