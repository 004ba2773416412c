import {afterAll, expect, test} from 'vitest';
import {addLiveCode} from '../../../src/generator/compat/liveCode.ts';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';
import {createSite} from '../../support/createSite.ts';

const site = createSite({});
afterAll(() => site.dispose());

function extend(contentSecurityPolicy?: false, mistake?: string) {
  const options = {title: 'A', url: 'https://a.example', contentSecurityPolicy};
  const file = {file: 'docusaurus.config.js', locate: () => ({line: 3, column: 12})};
  return addLiveCode(
    {path: ['themes', 0], result: 'top', mistake},
    {config: siteConfigSchema.parse(options), problems: [], migration: [], files: []},
    {siteDir: site.dir, file},
  );
}

test('without the editor, the migration table has the fix', () => {
  const {config, migration} = extend();
  expect(config.liveCode).toBeUndefined();
  expect(migration).toEqual([
    {
      feature: '`@docusaurus/theme-live-codeblock`',
      place: 'docusaurus.config.js:3',
      outcome: 'dropped',
      alternative: 'Run `npm install react-live` in the site.',
    },
  ]);
});

test('a place of the result that does not exist is reported', () => {
  expect(extend(undefined, 'left').problems[0]).toMatchObject({
    severity: 'warning',
    line: 3,
    message: '`themeConfig.liveCodeBlock.playgroundPosition` is `left`: the result is below the code.',
    hint: "Write `'top'` or `'bottom'`.",
  });
});

test('with it, live code blocks are supported, and a site without a policy gets none', () => {
  site.write({'node_modules/react-live/package.json': '{"name": "react-live"}'});
  const {config, problems, migration} = extend();
  expect(problems).toEqual([]);
  expect(migration).toMatchObject([{outcome: 'supported'}]);
  expect(config.liveCode?.result).toBe('top');
  expect(config.contentSecurityPolicy).toMatchObject({'script-src': ["'self'", "'unsafe-eval'"]});
  expect(extend(false).config.contentSecurityPolicy).toBe(false);
});
