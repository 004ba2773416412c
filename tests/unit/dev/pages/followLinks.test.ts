import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {pathToFileURL} from 'node:url';
import {expect, test} from 'vitest';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {createCompiler} from '../../../../src/generator/dev/pages/createCompiler.ts';
import {followLinks} from '../../../../src/generator/dev/pages/followLinks.ts';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {createDeferred} from '../../../../src/generator/workers/createDeferred.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {testConfig} from '../../content/loadTestSite.ts';

/** A page, the content that it belongs to, and its compiler. */
async function readPage(text: string) {
  const siteDir = await siteFolder({'docs/page.mdx': text});
  const config = testConfig();
  const {content} = await loadSite(siteDir, config);
  const model = createModel(siteDir, config, content);
  const compiler = createCompiler({
    siteDir,
    cacheDir: path.join(siteDir, '.cache'),
    pipelineVersion: 'test',
    workerEntry: pathToFileURL(path.join(repositoryDir, 'src/generator/workers/worker.ts')),
    model: async () => model,
  });
  await compiler.ensure('docs/page.mdx');
  const route = model.route(`${config.baseUrl}docs/page`, compiler.compiled);
  if (!route) throw new Error('Page not found.');
  return {siteDir, model, compiler, route};
}

test('checking the open pages ends although one of them is requested again and again', async () => {
  const {siteDir, model, compiler, route} = await readPage('Text.\n');
  const links = followLinks({
    siteDir,
    problems: {set: () => undefined, during: () => undefined},
    async model() {
      // Longer than the time between two requests.
      await sleep(5);
      return model;
    },
    compiler,
    redirects: async () => [],
    reportPages: () => undefined,
  });
  links.visit(route);
  let isChecking = true;
  const checked = links.check().then(() => {
    isChecking = false;
  });
  for (let requests = 0; isChecking && requests < 200; requests++) {
    links.visit(route);
    await sleep(1);
  }
  expect(isChecking).toBe(false);
  await checked;
});

test('a check that ends after a later one does not bring back a problem that was solved', async () => {
  const {siteDir, model, compiler, route} = await readPage(
    '[To a page that is about to be added](/v1/new)\n',
  );
  const isRead = createDeferred();
  const models = [isRead.promise.then(() => model), Promise.resolve({...model, hasPath: () => true})];
  const shown: number[] = [];
  const checks: Promise<unknown>[] = [];
  const links = followLinks({
    siteDir,
    problems: {
      set: (_place, problems) => shown.push(problems.length),
      during: (work) => void checks.push(work),
    },
    model: () => models.shift() ?? Promise.reject(new Error('No further check.')),
    compiler,
    redirects: async () => [],
    reportPages: () => undefined,
  });
  links.visit(route);
  await links.check();
  isRead.resolve();
  await Promise.all(checks);
  expect(shown).toEqual([0]);
});
