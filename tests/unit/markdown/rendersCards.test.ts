import {expect, test} from 'vitest';
import {compile} from './site.tsx';

test.each([
  ['a list of cards', '<DocCardList />', true],
  ['one that is imported', "import Cards from '@theme/DocCardList';\n\n<Cards />", true],
  ['one in an imported file', "import Part from './_part.mdx';\n\n<Part />", true],
  ['its name in the text of a page with components', '<Tabs>{1}</Tabs>\n\n`DocCardList`', undefined],
  ['static text', 'DocCardList', undefined],
])('%s', async (_, source, expected) => {
  const files = {'docs/_part.mdx': '<DocCardList />'};
  expect((await compile(source, {files})).rendersCards).toBe(expected);
});
