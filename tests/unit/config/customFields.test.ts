import {expect, test} from 'vitest';
import {loadSiteConfig} from '../../../src/generator/config/loadSiteConfig.ts';
import {siteFolder} from './siteFolder.ts';

async function problemsOf(fields: string) {
  const text = `export default {\n  title: 'T',\n  url: 'https://t.example',\n  customFields: {\n${fields}\n  },\n};\n`;
  const {problems} = await loadSiteConfig(await siteFolder({'site.config.ts': text}));
  return problems.map(({line, message}) => `${line}: ${message}`);
}

test('what is no plain JSON in `customFields` is reported at its line, all of it', async () => {
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

test('plain values are, also without a value', async () => {
  expect(await problemsOf("    a: [1, 'x', true, null, {b: undefined}],")).toEqual([]);
});
