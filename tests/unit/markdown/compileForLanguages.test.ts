import {describe, expect, test} from 'vitest';
import type {CompiledPage} from '../../../src/generator/markdown/CompiledPage.ts';
import {compileForLanguages} from '../../../src/generator/markdown/compileForLanguages.ts';
import type {CompileOptions} from '../../../src/generator/markdown/CompileOptions.ts';
import {compilePage} from '../../../src/generator/markdown/compilePage.ts';
import {belowBaseUrl} from '../../../src/generator/shared/address/baseUrl.ts';
import {contentMessages} from '../../../src/generator/shared/messages/contentMessages.ts';
import {messagesOf} from '../../../src/generator/shared/messages/messagesOf.ts';
import {cutFrontMatter} from '../../../src/generator/yaml/frontMatter/cutFrontMatter.ts';
import {makeSite, OPTIONS} from './site.tsx';

const LANGUAGES = {en: '/', de: '/de/', ja: '/ja/', 'zh-Hans': '/zh-Hans/', ar: '/ar/', fr: '/fr/'};

const siteDir = makeSite({
  'docs/_part.mdx': '## A part\n\n[Intro](./intro.mdx)',
  'docs/data.zip': 'zip',
  'static/img/x.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
});

function optionsOf(locale: keyof typeof LANGUAGES, change: Partial<CompileOptions> = {}): CompileOptions {
  const baseUrl = LANGUAGES[locale];
  const permalinks = Object.entries(OPTIONS.permalinks).flatMap(([file, address]) => {
    const own = baseUrl + belowBaseUrl(address, OPTIONS.baseUrl);
    return locale === 'en'
      ? [[file, own]]
      : [
          [file, own],
          [file.replace('docs', `i18n/${locale}`), own],
        ];
  });
  const messages = contentMessages(messagesOf(locale));
  return {...OPTIONS, siteDir, baseUrl, messages, permalinks: Object.fromEntries(permalinks), ...change};
}

async function compile(source: string, change?: (locale: string) => Partial<CompileOptions>) {
  const locales = Object.keys(LANGUAGES) as (keyof typeof LANGUAGES)[];
  const languages = locales.map((locale) => optionsOf(locale, change?.(locale)));
  const requests = languages.map((options, index) => ({
    options,
    input: {
      file: 'docs/page.mdx',
      frontMatter: {},
      format: 'mdx' as const,
      contentDirs: index === 0 ? ['docs'] : [`i18n/${locales[index]}`, 'docs'],
      admonitions: true,
      footnotePrefix: '',
      kind: 'doc' as const,
    },
  }));
  const text = cutFrontMatter(source);
  const one = requests.map(({input, options}) => compilePage({...input, ...text}, options));
  return {
    together: await compileForLanguages(text, requests, languages),
    apart: await Promise.all(one),
  };
}

/** The part that ends up in the output. */
const outputOf = ({dependencies: _, ...page}: CompiledPage): unknown => page;

/** A page compiled for one language looks for files in that language's folder first. */
const isShared = ({dependencies}: CompiledPage): boolean =>
  !Object.keys(dependencies.links).some((file) => file.startsWith('i18n/'));

const LINK = '[Setup](/guides/setup.mdx#a)';

describe('a page shared by several languages is the same as if it were compiled for each', () => {
  test.each<[string, string]>([
    [
      'shared: headings, lists, tips',
      `# T & "x"\n\n## Two *x*\n\n- [x] a\n- [ ] b\n\n:::tip\n\nA\n\n:::\n\n${LINK}`,
    ],
    ['shared: code', `\`\`\`js title="a"\nlet a = '\`<';\n\`\`\`\n\n<details>A</details>\n\n${LINK}`],
    [
      'shared: links',
      `[a](/docs/x) [b](/) [c](./intro.mdx) [d](#e) [f](/img/x.svg) [z](./data.zip)\n\n${LINK}`,
    ],
    ['shared: images', `![A "b"](/img/x.svg)\n\n${LINK}`],
    [
      'shared: code of a page',
      `export const a = () => 1;\n\n## At {a()}\n\n<b title={a()}>[i](./intro.mdx)</b>\n\n${LINK}`,
    ],
    ['shared: imported text', `import Part from './_part.mdx';\n\n<Part />\n\n${LINK}`],
    ['apart: a link below one language', `[a](/de/docs/intro) [b](/fr)\n\n${LINK}`],
    ['apart: an address in HTML', `<img src="/img/x.svg" alt="" />\n\n${LINK}`],
    ['apart: a mistake', `[a](./none.mdx)\n\n${LINK}`],
    [
      'apart: an address that code requests',
      `import useBaseUrl from '@docusaurus/useBaseUrl';\n\n<b title={useBaseUrl('/x')} />\n\n${LINK}`,
    ],
  ])('%s', async (name, source) => {
    const {together, apart} = await compile(source);
    expect(together.map(outputOf)).toEqual(apart.map(outputOf));
    expect(together.slice(1).map(isShared)).toEqual(apart.slice(1).map(() => name.startsWith('shared')));
    expect(apart.slice(1).some(isShared)).toBe(false);
  });

  test('separate: a message that HTML has to escape, in its language', async () => {
    const {together, apart} = await compile(`## A\n\n${LINK}`, (locale) => {
      const messages = {...contentMessages(messagesOf('de')), headingLink: '"{heading}" & more'};
      return locale === 'de' ? {messages} : {};
    });
    expect(together.map(outputOf)).toEqual(apart.map(outputOf));
    expect(together.map(isShared)).toEqual([true, false, true, true, true, true]);
  });

  test('separate: a page that has a different address in one language', async () => {
    const {together, apart} = await compile(LINK, (locale) => {
      const {permalinks} = optionsOf('fr');
      const moved = Object.keys(permalinks).map((file) => [file, '/fr/moved']);
      return locale === 'fr' ? {permalinks: Object.fromEntries(moved)} : {};
    });
    expect(together.map(outputOf)).toEqual(apart.map(outputOf));
    expect(together.map(isShared)).toEqual([true, true, true, true, true, false]);
  });

  test('separate: languages with their own quotation marks', async () => {
    const {together, apart} = await compile(`"A"\n\n${LINK}`, (locale) =>
      locale === 'de' ? {quotationMarks: {outer: ['„', '“'], inner: ['‚', '‘']}} : {},
    );
    expect(together.map(outputOf)).toEqual(apart.map(outputOf));
  });
});
