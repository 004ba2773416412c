import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';
import {repositoryDir} from '../support/runScript.ts';

let site: TestSite;
afterEach(() => site.dispose());

const page = (imports: string, body: string) =>
  `${imports}\nexport default function Home() { return ${body}; }\n`;

async function build(files: Record<string, string>): Promise<string> {
  site = createSite(files);
  const {code, stderr} = await site.build();
  expect(stderr).toBe('');
  expect(code).toBe(0);
  return site.output('index.html');
}

test('a page with a style module is prerendered with the class names of its style sheet', async () => {
  const html = await build({
    'src/pages/index.tsx': page(
      "import styles from './home.module.css';",
      "<main className={styles.hull}><p className={styles['main-mast']}>Ship</p></main>",
    ),
    'src/pages/home.module.css': '.hull { color: rgb(1 2 3); }\n.main-mast { color: rgb(4 5 6); }\n',
  });
  const [, hull, mast] = /<main class="([^"]+)"><p class="([^"]+)">Ship/.exec(html) ?? [];
  const output = path.join(site.dir, 'build');
  const sheets = listFiles(output).filter((file) => file.endsWith('.css'));
  const css = sheets.map((file) => readFileSync(path.join(output, file), 'utf8')).join('');
  for (const name of [hull, mast]) expect(css).toMatch(new RegExp(`\\.${name}\\s*\\{`));
});

test('a page with an imported image is prerendered with the address of its file', async () => {
  const image = `<svg xmlns="http://www.w3.org/2000/svg">${'<circle r="1"/>'.repeat(1000)}</svg>`;
  const html = await build({
    'src/pages/index.tsx': page("import ship from './ship.svg';", '<img src={ship} alt="A ship" />'),
    'src/pages/ship.svg': image,
  });
  const address = /<img src="\/([^"]+)" alt="A ship"/.exec(html)?.[1] ?? '';
  expect(site.output(address)).toBe(image);
});

test('a page with an SVG as a component is prerendered with the SVG inline', async () => {
  const html = await build({
    'src/pages/index.tsx': page(
      "import Ship from './ship.svg';\nimport words from '!!raw-loader!./words.txt';\nconst Sail = require('./ship.svg').default;",
      `<main>
        <Ship role="img" title="A <ship>" />
        <Sail className="sail" />
        <img src={require('./ship.svg').default} alt="drawn" />
        <img src={require('./dot.png').default} alt="dot" />
        <p>{words}</p>
      </main>`,
    ),
    'src/pages/ship.svg': `<?xml version="1.0"?>
<!-- A ship. -->
<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://x.example" inkscape:version="1" class="ship" viewBox="0 0 2 1"
  stroke-width="2" style="fill: none; stroke-linecap: round"><linearGradient id="a"/><circle r="1"/></svg>`,
    'src/pages/dot.png': 'not looked at',
    'src/pages/words.txt': 'Plain <words>',
  });
  const inner = '<linearGradient id="a"></linearGradient><circle r="1"></circle></svg>';
  const attributes = 'viewBox="0 0 2 1" stroke-width="2" style="fill:none;stroke-linecap:round"';
  expect(html).toContain(
    `<svg xmlns="http://www.w3.org/2000/svg" class="ship" ${attributes} role="img"><title>A &lt;ship></title>${inner}`,
  );
  expect(html).toContain(`<svg xmlns="http://www.w3.org/2000/svg" class="sail" ${attributes}>${inner}`);
  expect(html).toMatch(/<img src="(?:\/assets\/[^"]+\.svg|data:image\/svg[^"]+)" alt="drawn"/);
  expect(html).toContain('<p>Plain &lt;words&gt;</p>');
  expect(html).toMatch(/<img src="data:image\/png[^"]+" alt="dot"/);
});

test('an invalid SVG is reported with its file', async () => {
  site = createSite({
    'src/pages/index.tsx': page("import Ship from './ship.svg';", '<Ship />'),
    'src/pages/ship.svg': '<p>No drawing</p>\n',
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('src/pages/ship.svg');
  expect(stderr).toContain('There is no <svg> element in this file.');
});

test('a missing package is reported at its import', async () => {
  site = createSite({
    'src/pages/index.tsx': page(
      "import type {ReactNode} from 'react';\nimport clsx from 'clsx-like';",
      '<p>{clsx()}</p>',
    ),
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toContain('error  src/pages/index.tsx:2:18\n');
  expect(stderr).toContain('The package `clsx-like` is not installed.');
  expect(stderr).toContain('npm install clsx-like');
});

test('a missing imported file is reported with the nearest one', async () => {
  site = createSite({
    'src/pages/index.tsx': page(
      "import note from './nte.txt?raw';\nimport code from '!!raw-loader!./cod.txt';\nimport Layout from '@theme/Layuot';",
      '<Layout>{note}{code}</Layout>',
    ),
    'src/pages/note.txt': 'A note.\n',
    'src/pages/code.txt': 'Some code.\n',
  });
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  for (const [place, hint] of [
    ['1:18', './note.txt?raw'],
    ['2:31', './code.txt?raw'],
    ['3:20', '@theme/Layout'],
  ])
    expect(stderr).toMatch(
      new RegExp(`index\\.tsx:${place}\\n[\\s\\S]*Did you mean \`${hint?.replace(/[.?]/g, '\\$&')}\``),
    );
});

test('a page with code that only webpack supports is prerendered', async () => {
  const html = await build({
    'src/pages/index.tsx': page(
      "const ships = require.context('../ships', false, /\\.json$/);",
      "<main>{ships.keys().map((key) => ships(key).name).join(', ')}</main>",
    ),
    'src/ships/a.json': '{"name": "Argo"}\n',
    'src/ships/b.json': '{"name": "Beagle"}\n',
  });
  expect(html).toContain('<main>Argo, Beagle</main>');
});

test('a mistake in a component is reported once, with its position, and the old output is kept', async () => {
  await build({'src/pages/index.tsx': page('', '<main>Ship</main>')});
  site.write({'src/pages/index.tsx': page('', '<main>Ship</mian>')});
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr.match(/src\/pages\/index\.tsx/g)).toHaveLength(1);
  expect(stderr).toMatch(/src\/pages\/index\.tsx:2:/);
  expect(site.output('index.html')).toContain('<main>Ship</main>');
});

test('a mistake in a component of a site inside the generator’s folder is reported with its file of the site', async () => {
  site = createSite(
    {'src/pages/index.tsx': page('', '<main>Ship</mian>')},
    path.join(repositoryDir, '.cache'),
  );
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  expect(stderr).toMatch(/^error {2}src\/pages\/index\.tsx:2:/m);
});
