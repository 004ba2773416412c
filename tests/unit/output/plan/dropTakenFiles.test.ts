import {expect, test} from 'vitest';
import {textFile} from '../../../../src/generator/output/OutputFile.ts';
import {staticFiles} from '../../../../src/generator/output/plan/staticFiles.ts';
import {openPageRecords} from '../../../../src/generator/store/PageRecords.ts';
import {createPageStore} from '../../../../src/generator/store/PageStore.ts';
import {filesOfPages} from '../../../../src/generator/output/plan/outputPlaces.ts';
import {dropTakenFiles} from '../../../../src/generator/output/plan/dropTakenFiles.ts';
import type {Reaction, SiteConfig} from '../../../../src/generator/config/SiteConfig.ts';
import {createRoutes} from '../../../../src/generator/routes/createRoutes.ts';
import {loadTestSite, testConfig, written} from '../../content/loadTestSite.ts';

async function drop(
  files: Record<string, string>,
  changes: Partial<SiteConfig> = {},
  generated: string[] = [],
) {
  const options = {site: changes, blog: false, pages: false} as const;
  const {siteDir, content} = await loadTestSite({'docs/x.md': '---\ntags: [t]\n---\nx', ...files}, options);
  const config = testConfig(options);
  const pages = createPageStore(openPageRecords(siteDir), new Map());
  const routed = createRoutes(config, content, pages);
  const site = {siteDir, config, content: {...content, references: []}, pages, redirects: [], ...routed};
  const all = [...generated.map((file) => textFile(file, '')), ...(await staticFiles({siteDir, config}))];
  const {files: left, problems} = dropTakenFiles(all, filesOfPages(site), site);
  return {left: left.map(({to}) => to), problems: written(problems)};
}

const TAKEN = {
  'static/docs/x/index.html': '',
  'static/docs/x/page.json': '',
  'static/docs/tags': '',
  'static/docs/x/other.html': '',
  'static/x.html': '',
};

test.each([
  ['warn', 'warning'],
  ['throw', 'error'],
] as const)(
  'a page takes precedence over static files, with `%s` as %s',
  async (onDuplicateRoutes, severity) => {
    const {left, problems} = await drop(TAKEN, {onDuplicateRoutes});
    expect(left).toEqual(['v1/docs/x/other.html', 'v1/x.html']);
    const hint = '| The page takes precedence: rename the file';
    expect(problems).toEqual([
      `${severity} static/docs/tags The address /v1/docs/tags is taken by a generated page and \`static/docs/tags\`. ${hint}.`,
      `${severity} static/docs/x/index.html The address /v1/docs/x is taken by \`docs/x.md\` and \`static/docs/x/index.html\`. ${hint}, or give the page another \`slug\`.`,
      `${severity} static/docs/x/page.json The address /v1/docs/x is taken by \`docs/x.md\` and \`static/docs/x/page.json\`. ${hint}, or give the page another \`slug\`.`,
    ]);
  },
);

test('the page takes precedence silently if configured', async () => {
  const onDuplicateRoutes: Reaction = 'ignore';
  expect(await drop(TAKEN, {onDuplicateRoutes})).toEqual({
    left: ['v1/docs/x/other.html', 'v1/x.html'],
    problems: [],
  });
});

test('goes by the files that pages have without a trailing slash', async () => {
  const {left} = await drop(
    {'static/docs/x.html': '', 'static/docs/x/index.html': ''},
    {trailingSlash: false},
  );
  expect(left).toEqual(['v1/docs/x/index.html']);
});

test('a page takes precedence over a generated file too, and over the site’s own not-found page', async () => {
  const {left, problems} = await drop({}, {}, ['v1/docs/x/index.html', 'v1/sitemap.xml', '404.html']);
  expect(left).toEqual(['v1/sitemap.xml']);
  expect(problems[0]).toBe(
    'error The address /v1/docs/x is taken by `docs/x.md` and the generated file `v1/docs/x/index.html`. | The page takes precedence: give it another `slug`.',
  );
});
