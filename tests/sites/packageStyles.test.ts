import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';
import {runScript} from '../support/runScript.ts';

const sites: TestSite[] = [];
afterAll(() => {
  for (const site of sites) site.dispose();
});

/** A site with the package `shades`, whose style sheet is the given one. */
function createStyledSite(css: string): TestSite {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'T', url: 'https://t.example', baseUrl: '/', customCss: ['src/css/custom.css']};\n",
    'docs/intro.md': '---\nslug: /\n---\n\n# Intro\n\nText.\n',
    'src/css/custom.css': css,
    'src/css/beside/near.css': '.near { color: red }\n',
    'node_modules/shades/package.json': '{"name": "shades", "style": "dist/all.css", "main": "index.js"}',
    'node_modules/shades/index.js': '',
    'node_modules/shades/dist/all.css': '.all { color: red }\n',
    'node_modules/shades/dark.css': '.dark { color: red }\n',
    'node_modules/shades/light.css': '.light { color: red }\n',
    'node_modules/shades/dot.png': 'dot',
  });
  sites.push(site);
  return site;
}

test('a style sheet can import those of packages, and name their files', async () => {
  const site = createStyledSite(
    '@import "shades";\n@import "shades/dark";\n@import url("~shades/light.css");\n@import "beside/near.css";\n' +
      '.own { background: url("~shades/dot.png") }\n',
  );
  expect(await runScript('check', [site.dir])).toMatchObject({code: 0, stderr: ''});
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const own = listFiles(path.join(site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .flatMap((name) => /\.all,.*\.own\{.*\}/s.exec(site.output(name)) ?? []);
  expect(own).toEqual(['.all,.dark,.light,.near{color:red}.own{background:url(data:image/png;base64,ZG90)}']);
});

test('a style sheet can import one from the web, which browsers load, also where a component is prerendered with it', async () => {
  const site = createStyledSite('@import url(https://fonts.example/own.css);\n');
  site.write({
    'src/Box.jsx':
      "import styles from './box.module.css';\n\nexport default () => <b className={styles.box}>box</b>;\n",
    'src/box.module.css':
      '@import url("https://fonts.example/part.css");\n@import "//fonts.example/none.css";\n.box { color: red }\n',
    'docs/intro.mdx': "---\nslug: /\n---\n\nimport Box from '@site/src/Box';\n\n# Intro\n\n<Box />\n",
  });
  site.remove('docs/intro.md');
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const css = listFiles(path.join(site.dir, 'build'))
    .filter((name) => name.endsWith('.css'))
    .map((name) => site.output(name))
    .join('');
  for (const address of [
    'https://fonts.example/own.css',
    'https://fonts.example/part.css',
    '//fonts.example/none.css',
  ])
    expect(css.includes(`@import"${address}";`)).toBe(true);
});

test('what a package does not have is reported at its import, alike by both commands', async () => {
  const site = createStyledSite('@import "shades/drak";\n@import "~shads/dark.css";\n');
  for (const command of ['check', 'build'] as const) {
    const {code, stderr} = await runScript(command, [site.dir]);
    expect(code).toBe(1);
    expect(stderr).toContain('src/css/custom.css:1:9\n  The package `shades` does not offer `shades/drak`.');
    expect(stderr).toContain('src/css/custom.css:2:9\n  The package `shads` is not installed.');
    expect(stderr).toContain('2 errors in 1 file');
  }
});
