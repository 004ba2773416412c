import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {checkPageLinks} from '../../../../src/generator/dev/pages/checkPageLinks.ts';
import {createCompiler} from '../../../../src/generator/dev/pages/createCompiler.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {testConfig, written} from '../../content/loadTestSite.ts';

/** The link problems of `docs/page.mdx`. */
async function linkProblems(
  files: Record<string, string>,
  options?: Parameters<typeof testConfig>[0],
): Promise<string[]> {
  const siteDir = await siteFolder(files);
  const config = testConfig(options);
  const {content} = await loadSite(siteDir, config);
  const model = createModel(siteDir, config, content);
  const workers = pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts'));
  const compiler = createCompiler({
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    pipelineVersion: 'test',
    workerEntry: workers,
    model: async () => model,
  });
  await compiler.ensure('docs/page.mdx');
  const route = model.route(`${config.baseUrl}docs/page`, compiler.compiled);
  if (!route) throw new Error('Page not found.');
  return written(await checkPageLinks(siteDir, model, compiler, route, async () => new Set()));
}

test('a malformed link counts as broken, and so does a folder of static files', async () => {
  const problems = await linkProblems({
    'docs/page.mdx': '[a](/caf%E9.pdf) [b](/img) [c](/img/a%20b.svg) [d](./file%20%26.pdf) [e](/docs/gone)\n',
    'docs/file &.pdf': 'x',
    'static/img/a b.svg': 'x',
  });
  expect(problems).toEqual([
    'warning docs/page.mdx:1:1 Link to `/v1/caf%E9.pdf` points to a page or file that does not exist. | Put a file next to the page that links to it, or into a static folder.',
    'warning docs/page.mdx:1:18 Link to `/v1/img` points to a page that does not exist.',
    'warning docs/page.mdx:1:70 Link to `/v1/docs/gone` points to a page that does not exist.',
  ]);
});

test('files that are made from all pages exist, such as the `llms.txt` of one of several docs', async () => {
  const links = ['robots.txt', 'llms.txt', 'llms/big-tool.txt', 'llms/docs/api-full.txt'];
  const files = {
    'docs/page.mdx': [...links, 'llms/gone.txt'].map((name) => `[${name}](/${name})\n`).join(''),
    'api/intro.mdx': 'Text.\n',
  };
  const products = [{label: 'Big Tool', path: '/docs', color: 0}];
  const docs = [{}, {id: 'api', path: 'api', routeBasePath: 'api'}];
  expect(await linkProblems(files, {site: {products, baseUrl: '/'}, docs})).toEqual([
    'warning docs/page.mdx:5:1 Link to `/llms/gone.txt` points to a page or file that does not exist. | Put a file next to the page that links to it, or into a static folder.',
  ]);
});
