import {expect, test} from 'vitest';
import {collectComponents} from '../../../../src/generator/pipeline/compile/collectComponents.ts';
import type {CompiledMeta} from '../../../../src/generator/markdown/CompiledMeta.ts';
import {siteFolder} from '../../config/siteFolder.ts';
import {OPTIONS} from '../../markdown/site.tsx';
import {foundPage} from '../../../../src/generator/store/FoundPage.ts';
import type {StoredPage} from '../../../../src/generator/store/PageStore.ts';
import {loadTestSite, written} from '../../content/loadTestSite.ts';

const text = [
  "import Tabs from '@theme/Tabs';",
  "import Tab from '@theme/Tab';",
  "import Box from 'box-maker';",
  "import Part from './_part.md';",
].join('\n');

const PROBLEMS = [
  'error docs/_part.md:1:17 `@theme/Bat` is not available here.',
  'error docs/a.md:2:17 `@theme/Tab` is not available here.',
  'error docs/a.md:3:17 The package `box-maker` is not installed.',
];

const imports = ['@theme/Tabs', '@theme/Tab', 'box-maker', '@theme/Bat'];

const entries = [{input: {file: 'docs/a.md', format: 'mdx' as const, kind: 'doc' as const}}];

test.each<[string, Map<string, StoredPage>, boolean]>([
  ['is to be compiled', new Map(), true],
  // The cache stores imports without their positions.
  [
    'was compiled before',
    new Map([['docs/a.md', {key: '', page: foundPage({imports} as CompiledMeta)}]]),
    false,
  ],
])('an unresolved import is reported with its position when the page %s', async (_, known, isMissing) => {
  const siteDir = await siteFolder({'docs/a.md': text, 'docs/_part.md': "import Bat from '@theme/Bat';"});
  const {content} = await loadTestSite({});
  const {components, problems} = await collectComponents(siteDir, content, {
    known,
    entries,
    missing: isMissing ? entries : [],
    options: OPTIONS,
  });
  expect(components).toEqual(['@theme/Tabs']);
  expect(
    written(problems)
      .map((line) => line.replace(/ \| .*/s, ''))
      .sort(),
  ).toEqual(PROBLEMS);
});
