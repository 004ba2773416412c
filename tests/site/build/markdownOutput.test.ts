import {describe, expect, test} from 'vitest';
import {useBuiltSite} from '../support/builtSite.ts';
import {htmlOutline, markdownOutline} from '../../support/markdownOutline.ts';

const ROOT = 'https://docs.valkyrlabs.com';

/** Text with typewriter quotation marks, which `markdown.typography` replaces on pages. */
function asTyped(text: string): string {
  return text.replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/–/g, '--').replace(/…/g, '...');
}

describe('the Markdown of every page', () => {
  const site = useBuiltSite();
  const pages = () =>
    site
      .files()
      .filter((file) => file.startsWith('v1/') && file.endsWith('/page.json'))
      .map((file) => file.slice(0, -'/page.json'.length))
      .filter((page) => !site.read(`${page}/page.json`).startsWith('{"redirect"'));
  const isWritten = (page: string) => site.read(`${page}/page.json`).includes('"content":{"key":"body"');
  /** The Markdown that a page's head links to. */
  const markdownOf = (page: string) => {
    const html = site.read(`${page}/index.html`);
    const [, href] = /<link rel="alternate" type="text\/markdown" href="\/([^"]*)"/.exec(html) ?? [];
    if (href === undefined) throw new Error(`${page} names no Markdown`);
    return site.read(decodeURI(href));
  };

  test('parses again, and contains the page’s headings and code blocks', () => {
    const written = pages().filter(isWritten);
    expect(written.length).toBeGreaterThan(300);
    for (const page of written) {
      const html = htmlOutline(site.read(`${page}/index.html`));
      const markdown = markdownOutline(markdownOf(page));
      expect([page, ...markdown.headings.slice(1)]).toEqual([page, ...html.headings.map(asTyped)]);
      expect([page, ...markdown.codes]).toEqual([page, ...html.codes]);
    }
  });

  test('contains every link of the page', () => {
    // For a response only the model is named; its fields are on the model's page.
    const compared = pages().filter((page) => isWritten(page) && !page.includes('/api-docs/'));
    const missing = compared.flatMap((page) => {
      const html = htmlOutline(site.read(`${page}/index.html`));
      const markdown = markdownOutline(markdownOf(page));
      return [...html.links].filter((href) => !markdown.links.has(href)).map((href) => `${page}: ${href}`);
    });
    expect(missing).toEqual([]);
  });

  test('begins with the title, is linked from the head, and contains no JSX, import or expression', () => {
    for (const page of pages()) {
      const markdown = markdownOf(page);
      expect(markdown).toMatch(/^# \S/);
      const prose = markdown.replace(/^( *)(`{3,}|~{3,}).*?^\1\2$/gms, '').replace(/`[^`\n]+`/g, '');
      expect([page, prose.match(/^(?:import|export) .*from|^:::|<\/?[A-Z]\w*|\{\/\*|=\{/m)?.[0]]).toEqual([
        page,
        undefined,
      ]);
    }
  });

  test('the not-found page has none', () => {
    expect(site.read('404.html')).not.toContain('text/markdown');
    expect(site.files().filter((file) => file.includes('404') && file.endsWith('.md'))).toEqual([]);
  });

  test('llms.txt lists every written page once, by an address that exists', () => {
    const text = site.read('v1/llms.txt');
    expect(text).toMatch(/^# .+\n\n> .+\n/);
    const links = [...text.matchAll(/^- \[.+?\]\((\S+?)\)/gm)].map(([, href = '']) => href);
    expect(new Set(links).size).toBe(links.length);
    const files = new Set(site.files());
    for (const href of links) expect(files).toContain(decodeURI(href.slice(ROOT.length + 1)));
    const listed = links.filter((href) => href.endsWith('.md')).length;
    const full = site.read('v1/llms-full.txt');
    expect(full.match(/^Page: <https:/gm)?.length).toBe(listed);
    expect(text).toContain(`](${ROOT}/v1/llms/thorapi.txt)`);
    expect(site.read('v1/llms/thorapi.txt')).not.toContain('/Products/ValorIDE/');
    expect(site.read('v1/llms/thorapi-full.txt').length).toBeLessThan(full.length);
  });
});
