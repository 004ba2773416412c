import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createQuickBundle} from '../../../../src/generator/dev/app/createQuickBundle.ts';
import {createSiteData} from '../../../../src/generator/routes/createSiteData.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';
import {bundleRequest} from '../../../support/bundleRequest.ts';
import {loadTestSite, testConfig} from '../../content/loadTestSite.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';

let site: TestSite;
afterEach(() => site.dispose());

/** A request for the app of an empty site. */
async function requestFor({dir}: TestSite) {
  const {content} = await loadTestSite({});
  return {
    ...bundleRequest(dir),
    site: appFacts(createSiteData(testConfig(), content)),
    components: [],
  };
}

test('a missing component is bundled again as soon as its file is back', async () => {
  site = createSite({});
  const components = ['@site/src/D.tsx'];
  const request = {...(await requestFor(site)), components};
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

test('a site whose plugins define names for webpack is left to webpack', async () => {
  class DefinePlugin {
    definitions = {WORD: '"harbor"'};
  }
  site = createSite({});
  const request = await requestFor(site);
  const fileWith = (...plugins: object[]) => {
    const bundling = {browser: [], prerender: [{plugins}]};
    return createQuickBundle(() => undefined).file([], {...request, bundling});
  };
  expect(await fileWith()).toMatch(/quick-\w+\.cjs$/);
  expect(await fileWith(new DefinePlugin())).toBeUndefined();
});
