import {expect, test} from 'vitest';
import {checkConfigImages} from '../../../../src/generator/check/images/checkConfigImages.ts';
import {defaultConfig} from '../../config/defaultConfig.ts';
import {siteFolder} from '../../config/siteFolder.ts';

const source = {configFile: 'site.config.ts', locateConfig: () => undefined};

test.each([
  'img/my icon.svg',
  '/img/my%20icon.svg',
  '/base/img/my%20icon.svg?v=2',
  'https://cdn.example/icon.svg',
])('the icon `%s` exists', async (favicon) => {
  const siteDir = await siteFolder({'static/img/my icon.svg': '', 'static/img/more/x.svg': ''});
  const problemsOf = (icon: string) =>
    checkConfigImages({siteDir, config: {...defaultConfig({}), baseUrl: '/base/', favicon: icon}}, source);
  expect(problemsOf(favicon)).toEqual([]);
  expect(problemsOf('img/my-icon.svg')).toMatchObject([
    {message: 'The icon `img/my-icon.svg` does not exist.', hint: 'Did you mean `img/my icon.svg`?'},
  ]);
  // A folder is no image.
  expect(problemsOf('img/more')).toHaveLength(1);
});

test('the icon has accented letters in another form', async () => {
  const siteDir = await siteFolder({'static/img/Cafe\u0301.svg': ''});
  const config = {...defaultConfig({}), favicon: 'img/Caf\u00e9.svg'};
  expect(checkConfigImages({siteDir, config}, source)).toMatchObject([
    {
      hint: 'The file exists, but its name has accented letters as a letter and its accent (NFD): rename it, or copy the name from there.',
    },
  ]);
});
