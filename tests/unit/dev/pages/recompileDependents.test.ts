import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, expect, test} from 'vitest';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {createCompiler} from '../../../../src/generator/dev/pages/createCompiler.ts';
import {recompileDependents} from '../../../../src/generator/dev/pages/recompileDependents.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {testConfig} from '../../content/loadTestSite.ts';

let site: TestSite;
afterEach(() => site.dispose());

const PART = 'docs/_part.md';
const page = (title: string): string =>
  `---\ntitle: ${title}\ndescription: A page.\n---\n\nimport Part from './_part.md';\n\n<Part/>\n`;

/** Two pages that include a partial, both compiled. */
async function compiledSite() {
  site = createSite({'docs/a.mdx': page('A'), 'docs/b.mdx': page('B'), [PART]: 'Before.\n'});
  const config = testConfig();
  const {content} = await loadSite(site.dir, config);
  const model = createModel(site.dir, config, content);
  const compiler = createCompiler({
    siteDir: site.dir,
    cacheDir: path.join(site.dir, '.cache'),
    pipelineVersion: 'test',
    workerEntry: pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts')),
    model: async () => model,
  });
  await compiler.ensure('docs/a.mdx');
  await compiler.ensure('docs/b.mdx');
  const without = (file: string) =>
    createModel(site.dir, config, {
      ...content,
      docsSets: content.docsSets.map((set) => ({
        ...set,
        docs: set.docs.filter((doc) => doc.file !== file),
      })),
    });
  return {model, compiler, without};
}

test('the pages that include a changed partial are sent', async () => {
  const {model, compiler} = await compiledSite();
  site.write({[PART]: 'After.\n'});
  const {paths} = await recompileDependents(model, compiler, new Set([PART]), () => {});
  expect(paths).toEqual(['/v1/docs/a', '/v1/docs/b']);
});

test('a page that the content no longer has is not sent', async () => {
  const {without, compiler} = await compiledSite();
  site.write({[PART]: 'After.\n'});
  const {paths} = await recompileDependents(without('docs/a.mdx'), compiler, new Set([PART]), () => {});
  expect(paths).toEqual(['/v1/docs/b']);
});
