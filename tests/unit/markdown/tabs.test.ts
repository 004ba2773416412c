import {expect, test} from 'vitest';
import {compile} from './site.tsx';

test('misspelled properties, an item without a value, duplicate values, an unknown default', async () => {
  const {problems} = await compile(
    [
      '<Tabs groupid="a" defaultValue="d">',
      '  <TabItem value="b">B</TabItem>',
      '  <TabItem value="b" lable="C">C</TabItem>',
      '  <TabItem label="D">D</TabItem>',
      '</Tabs>',
    ].join('\n'),
  );
  expect(
    problems.map(({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`).sort(),
  ).toEqual([
    'error 3:3 Duplicate tab value `b`: the tab in line 2 has the same one.',
    'error 4:3 This `<TabItem>` has no `value`.',
    'warning 1:7 `<Tabs>` has no property `groupid`.',
    'warning 3:22 `<TabItem>` has no property `lable`.',
  ]);
});

test('a tab that the values lack', async () => {
  const {problems} = await compile(
    [
      "<Tabs values={[{label: 'B', value: 'b'}]}>",
      '  <TabItem value="b">B</TabItem>',
      '  <TabItem value="c">C</TabItem>',
      '</Tabs>',
    ].join('\n'),
  );
  expect(
    problems.map(({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`),
  ).toEqual(['warning 3:3 No reader can select this tab: the `values` of `<Tabs>` lack `c`.']);
});

test('with `values`, items may share a value, and two tabs may not', async () => {
  const items = "<TabItem value='b'>B</TabItem>\n<TabItem value='b'>C</TabItem>\n</Tabs>";
  const {problems} = await compile(`<Tabs values={[{label: 'B', value: 'b'}]}>\n${items}`);
  expect(problems).toEqual([]);
  const twice = await compile(`<Tabs values={[{value: 'b'}, {value: 'b'}]}>\n${items}`);
  expect(twice.problems.map(({severity, line, message}) => `${severity} ${line} ${message}`)).toEqual([
    'error 1 The `values` of `<Tabs>` have `b` twice.',
  ]);
});

test('tabs from other packages have their own properties', async () => {
  const {problems} = await compile(
    'export const Tabs = (props) => props.children;\n\n<Tabs color="red">Text</Tabs>\n',
  );
  expect(problems).toEqual([]);
});

test.each([
  [
    '<Tabs queryString>\n<TabItem value="a">A</TabItem>\n</Tabs>',
    'error 1:1 `<Tabs queryString>` has no `groupId`',
  ],
  ['<Tabs>\nA word\n<TabItem value="a">A</TabItem>\n</Tabs>', 'error 2:1 Only `<TabItem>` may be directly'],
  ['<Tabs>\n\n## Heading\n\n</Tabs>', 'error 3:1 Only `<TabItem>` may be directly'],
])('%j breaks the page, and is reported with its position', async (source, reported) => {
  const {problems} = await compile(source);
  const said = problems.map(
    ({severity, line, column, message}) => `${severity} ${line}:${column} ${message}`,
  );
  expect(said).toEqual([expect.stringContaining(reported)]);
});

test.each([
  '<Tabs queryString groupId="g">\n<TabItem value="a">A</TabItem>\n</Tabs>',
  '<Tabs queryString="system">\n<TabItem value="a">A</TabItem> {/* the only one */}\n\n<!-- so far -->\n</Tabs>',
])('%j is not a mistake', async (source) => {
  expect((await compile(source)).problems).toEqual([]);
});
