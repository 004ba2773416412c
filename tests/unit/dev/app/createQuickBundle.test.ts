import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createQuickBundle} from '../../../../src/generator/dev/app/createQuickBundle.ts';
import {createSiteData} from '../../../../src/generator/routes/createSiteData.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';
import {repositoryDir} from '../../../support/runScript.ts';
import {loadTestSite, testConfig} from '../../content/loadTestSite.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';

let site: TestSite;
afterEach(() => site.dispose());

test('a missing component is bundled again as soon as its file is back', async () => {
  site = createSite({});
  const {content} = await loadTestSite({});
  const components = ['@site/src/D.tsx'];
  const request = {
    generatorDir: repositoryDir.replace(/\/$/, ''),
    version: 'test',
    siteDir: site.dir,
    aliases: {},
    cacheDir: path.join(site.dir, '.cache'),
    useCache: true,
    site: appFacts(createSiteData(testConfig(), content)),
    components,
    customCss: [],
    staticDirectories: ['static'],
  };
  let watched: readonly string[] = [];
  const bundle = createQuickBundle(() => {
    watched = bundle.inputs();
  });
  const text = async (): Promise<string> => readFile((await bundle.file(components, request)) ?? '', 'utf8');
  const file = path.join(site.dir, 'src/D.tsx');
  expect(await text()).toContain('Cannot find module');
  expect(watched).toContain(file);
  site.write({'src/D.tsx': 'export default function D() {\n  return <p>Dee is back.</p>;\n}\n'});
  bundle.change(new Set([file]));
  expect(await text()).toContain('Dee is back.');
});
