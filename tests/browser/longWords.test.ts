import {expect, test} from 'vitest';
import {boxOf} from '../support/boxOf.ts';
import {useServedSite} from '../support/useServedSite.ts';

const LONG = `org.example.${'workshop.'.repeat(12)}HammerFactoryBean`;

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'Words', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
      docs: {remarkPlugins: ['remark-math'], rehypePlugins: ['rehype-katex']},
      customCss: ['katex.css'],
      themeConfig: {
        announcementBar: {id: 'new', content: 'New: <a href="https://test.example/${LONG}">${LONG}</a>'},
        navbar: {title: 'Words of the hammer workshop'},
      },
    };\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  // What KaTeX' style sheet says about formulas of their own lines.
  'katex.css': '.katex-display, .katex-display > .katex {display: block; white-space: nowrap}',
  'src/pages/index.md': '# Home\n',
  'docs/hammers/_category_.json': JSON.stringify({label: LONG, link: {type: 'generated-index'}}),
  'docs/hammers/bean.md': `---\ntitle: ${LONG}\ndescription: ${LONG}\ntags: [${LONG}]\n---\n\n## ${LONG}\n\n${LONG}\n`,
  'docs/hammers/other.md': '# Other\n',
  'docs/korean.md': `# Korean\n\n${'서버에서 프로그램을 설치하려면 다음과 같이 명령합니다. '.repeat(3)}\n\n<p lang="ja">${'プログラムのインストール'.repeat(9)}</p>\n`,
  'docs/links.md':
    '# Links\n\nRead [the upstream repository](https://code.example), then [`the code`](https://code.example): it is short.\n',
  'docs/formula.md': `# Formula\n\n$$\n${Array.from({length: 40}, (_, index) => `a_{${index}}`).join(' + ')}\n$$\n`,
  'blog/2024-01-01-bean.md': `---\ntitle: ${LONG}\ntags: [${LONG}]\nauthors: [{name: ${LONG}, title: ${LONG}}]\n---\n\n${LONG}\n`,
});

test.each([320, 1280])(
  'a word without breaks is shown completely in a window of %d pixels',
  async (width) => {
    const page = await served.browser.newPage({viewport: {width, height: 800}});
    const wide: string[] = [];
    for (const path of [
      'docs/hammers/bean',
      'docs/hammers/other',
      'docs/tags',
      'blog',
      'blog/2024/01/01/bean',
      'blog/archive',
      'blog/tags',
    ]) {
      const answer = await page.goto(served.running.url + path);
      expect(answer?.status()).toBe(200);
      const fits = await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
      if (!fits) wide.push(path);
    }
    expect(wide).toEqual([]);
    await page.close();
  },
);

test('lines of Korean text end between words, those of Japanese text in it anywhere', async () => {
  const page = await served.browser.newPage({viewport: {width: 320, height: 800}});
  await page.goto(`${served.running.url}docs/korean`);
  const cut = await page.evaluate(() => {
    document.documentElement.lang = 'ko';
    return Array.from(document.querySelectorAll('.page-text p'), (paragraph) => {
      const text = paragraph.firstChild;
      if (!text) return ['nothing'];
      return [...(text.textContent ?? '').matchAll(/\S+/g)].flatMap(({0: word, index}) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? [word.slice(0, 5)] : [];
      });
    });
  });
  expect(cut).toEqual([[], ['プログラム']]);
  await page.close();
});

test('names that do not fit a phone show their beginning, also on a page that is written from right to left', async () => {
  const page = await served.browser.newPage({viewport: {width: 320, height: 800}});
  await page.goto(`${served.running.url}docs/hammers/bean`);
  for (const direction of ['ltr', 'rtl']) {
    const cut = await page.evaluate((dir) => {
      document.documentElement.dir = dir;
      return ['.navbar-brand > span', '.breadcrumbs li:nth-last-child(2) > *'].map((selector) => {
        const name = document.querySelector(selector);
        const text = name?.firstChild;
        if (!name || !text) return `${selector} is empty`;
        const range = document.createRange();
        range.setStart(text, 0);
        range.setEnd(text, 1);
        const first = range.getBoundingClientRect();
        const box = name.getBoundingClientRect();
        const isCut = name.scrollWidth > name.clientWidth;
        return isCut && first.left >= box.left - 1 && first.right <= box.right + 1;
      });
    }, direction);
    expect(cut, direction).toEqual([true, true]);
  }
  await page.close();
});

test('a long name in the breadcrumbs leaves the link to the home page its room', async () => {
  const page = await served.browser.newPage({viewport: {width: 320, height: 800}});
  await page.goto(`${served.running.url}docs/hammers/bean`);
  const home = await boxOf(page.locator('.breadcrumbs li').first().locator('a'));
  const parent = await boxOf(page.locator('.breadcrumbs li:nth-last-child(2)'));
  expect(home.width).toBeGreaterThanOrEqual(24);
  expect(parent.left).toBeGreaterThanOrEqual(home.right - 4);
  await page.close();
});

test('a formula that is wider than a phone scrolls, and the page does not', async () => {
  const page = await served.browser.newPage({viewport: {width: 320, height: 800}});
  await page.goto(`${served.running.url}docs/formula`);
  const widths = (selector: string) =>
    page.locator(selector).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(await widths('html')).toBe(0);
  expect(await widths('.katex-display')).toBeGreaterThan(100);
  await page.close();
});

test('the icon of an external link stays between its last word and the punctuation mark, in every width', async () => {
  const page = await served.browser.newPage();
  await page.goto(`${served.running.url}docs/links`);
  const apart = await page.locator('.page-text p').evaluate((paragraph) => {
    const bottomOf = (node: Node | null, offset: number): number => {
      const range = document.createRange();
      range.setStart(node ?? paragraph, offset);
      range.setEnd(node ?? paragraph, offset + 1);
      return range.getBoundingClientRect().bottom;
    };
    const links = [...paragraph.querySelectorAll('a')];
    return Array.from({length: 400}, (_, index) => 120 + index).flatMap((width) => {
      paragraph.style.inlineSize = `${width}px`;
      const isApart = links.some((link) => {
        const word = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        return bottomOf(link.nextSibling, 0) - bottomOf(word, (word?.textContent?.length ?? 0) - 1) > 10;
      });
      return isApart ? [width] : [];
    });
  });
  expect(apart).toEqual([]);
  await page.close();
});

test('each line of code within text has all its edges', async () => {
  const page = await served.browser.newPage();
  await page.goto(`${served.running.url}docs/links`);
  const code = page.locator('main code').first();
  expect(await code.evaluate((element) => getComputedStyle(element).boxDecorationBreak)).toBe('clone');
  await page.close();
});
