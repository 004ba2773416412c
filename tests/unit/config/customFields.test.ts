import {expect, test} from 'vitest';
import {loadSiteConfig} from '../../../src/generator/config/loadSiteConfig.ts';
import {siteFolder} from './siteFolder.ts';

async function problemsOf(fields: string, option = 'customFields') {
  const text = `export default {\n  title: 'T',\n  url: 'https://t.example',\n  ${option}: {\n${fields}\n  },\n};\n`;
  const {problems} = await loadSiteConfig(await siteFolder({'site.config.ts': text}));
  return problems.map(({line, message}) => `${line}: ${message}`);
}

test('everything in `customFields` that is not plain JSON is reported with its line', async () => {
  const fields = [
    '    call: () => 1,',
    '    big: 1n,',
    '    map: new Map(),',
    '    nested: {list: [1,',
    '      new Date(0)]},',
    '    own: new (class Own {})(),',
    '    none: Number.NaN,',
  ];
  expect(await problemsOf(fields.join('\n'))).toEqual([
    '5: `customFields.call` must be plain JSON, but is a function.',
    '6: `customFields.big` must be plain JSON, but is the BigInt 1n.',
    '7: `customFields.map` must be plain JSON, but is a Map.',
    '9: `customFields.nested.list[1]` must be plain JSON, but is a Date.',
    '10: `customFields.own` must be plain JSON, but is an Own.',
    '11: `customFields.none` must be plain JSON, but is NaN.',
  ]);
});

test('plain values are accepted, even undefined ones', async () => {
  expect(await problemsOf("    a: [1, 'x', true, null, {b: undefined}],")).toEqual([]);
});

test('the same is reported for `themeConfig`, once, instead of its schema’s problems', async () => {
  const theme = [
    '    image: new Date(0),',
    "    metadata: [{name: 'x', content: () => 'y'}, new Map()],",
    '    navbar: {title: 12n, items: [new (class Item {})(),',
    "      {type: 'dropdown', label: 'A', items: [{label: 'B', to: () => '/'}]}]},",
    '    footer: new Map(),',
    '    colorMode: new (class Colors {})(),',
    "    announcementBar: {content: 'x', closeable: true},",
  ];
  expect(await problemsOf(theme.join('\n'), 'themeConfig')).toEqual([
    '5: `themeConfig.image` must be plain JSON, but is a Date.',
    '6: `themeConfig.metadata[0].content` must be plain JSON, but is a function.',
    '6: `themeConfig.metadata[1]` must be plain JSON, but is a Map.',
    '7: `themeConfig.navbar.title` must be plain JSON, but is the BigInt 12n.',
    '7: `themeConfig.navbar.items[0]` must be plain JSON, but is an Item.',
    '8: `themeConfig.navbar.items[1].items[0].to` must be plain JSON, but is a function.',
    '9: `themeConfig.footer` must be plain JSON, but is a Map.',
    '10: `themeConfig.colorMode` must be plain JSON, but is a Colors.',
    '11: Unknown key `closeable` in `themeConfig.announcementBar`.',
  ]);
});
