import {expect, test} from 'vitest';
import {readCodeMessages} from '../../../src/generator/locales/readCodeMessages.ts';

const read = (code: string) => readCodeMessages(code, 'src/a.tsx');

test('messages of elements and calls are found under the names they are imported by', () => {
  const code = `
import T, {translate as say} from '@docusaurus/Translate';
import {Translate} from 'valkyr-docs/theme';
const title = () => say({id: 'title', message: 'A ' + \`title\`, description: 'On top'});
export default () => <p title={title()}>
  <T id="hello" description="Greets">Hello, {'{name}'}!</T>
  <Translate>
    Two
    lines
  </Translate>
  <T id="bare" />
</p>;`;
  expect(read(code)).toEqual({
    messages: {
      title: {message: 'A title', description: 'On top'},
      hello: {message: 'Hello, {name}!', description: 'Greets'},
      'Two lines': {message: 'Two lines'},
      bare: {message: 'bare'},
    },
    problems: [],
  });
});

test('functions of the same name that are not imported are ignored', () => {
  const code =
    'const translate = (x) => x;\nexport const Translate = () => <b>{translate({message: "No"})}</b>;';
  expect(read(code)).toEqual({messages: {}, problems: []});
});

test('a message that is only known at run time is reported with its place', () => {
  const code =
    "import {translate} from 'valkyr-docs/theme';\nexport const say = (name) =>\n  translate({id: `a.${name}`, message: name});";
  const {messages, problems} = read(code);
  expect(messages).toEqual({});
  expect(problems).toMatchObject([{severity: 'warning', file: 'src/a.tsx', line: 3, column: 3}]);
  expect(problems[0]?.message).toContain('`translate()` is only known at run time');
});

test('TypeScript modules that are not valid JSX are read, and broken ones are left to the bundler', () => {
  const typescript =
    "import {translate} from 'valkyr-docs/theme';\nexport const id = <T>(x: T) => x;\nexport const t = () => translate({message: 'Typed'});";
  expect(read(typescript).messages).toEqual({Typed: {message: 'Typed'}});
  expect(read("import {translate} from 'x';\n%%% translate(")).toEqual({messages: {}, problems: []});
});
