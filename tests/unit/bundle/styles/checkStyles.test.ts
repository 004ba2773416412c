import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect, test} from 'vitest';
import {checkStyles} from '../../../../src/generator/bundle/styles/checkStyles.ts';
import {siteFolder} from '../../config/siteFolder.ts';

async function unknownClasses(css: string, code: string): Promise<string[]> {
  const siteDir = await siteFolder({'src/Box.tsx': code, 'src/Box.module.css': css});
  const problems = await checkStyles(siteDir, [path.join(siteDir, 'src/Box.tsx')]);
  return problems.map(({line, column, message}) => `${line}:${column} ${message}`);
}

const IMPORT = "import styles from './Box.module.css';\n";

test('a class that is not in the CSS module is reported where it is used', async () => {
  const code = `${IMPORT}export const box = <b className={styles.nope} id={styles?.['no-id']} />;\n`;
  expect(await unknownClasses('.box, a.text-small { top: 0 }', code)).toEqual([
    '2:41 The class `nope` is not in `./Box.module.css`.',
    '2:60 The class `no-id` is not in `./Box.module.css`.',
  ]);
});

test.each([
  ['.box { top: 0 } .box .text-small { top: 0 }', "styles.box, styles['text-small']"],
  ['@media print { .box:hover > .b\\:c { top: 0 } }', "styles.box, styles['b:c']"],
  [
    '#top { top: 0 } @keyframes turn { to { top: 0 } } a { --gap: 0 }',
    "styles.top, styles.turn, styles['--gap']",
  ],
  ['@value blue: #00f;', 'styles.blue'],
  ['.box {}', 'styles[name], other.nope'],
])('%s has %s', async (css, uses) => {
  expect(await unknownClasses(css, `${IMPORT}export const names = [${uses}];\n`)).toEqual([]);
});

test.each(['src/Box.tsx', 'src/box.css', 'src/sound.js'])(
  '%s in another encoding is reported',
  async (name) => {
    const siteDir = await siteFolder({[name]: ''});
    const file = path.join(siteDir, name);
    await writeFile(file, '/* Größe */\n', 'latin1');
    expect(await checkStyles(siteDir, [file])).toEqual([
      {
        severity: 'error',
        file: name,
        line: 1,
        column: 6,
        message: 'The file is not UTF-8 text.',
        hint: 'Save it with the encoding UTF-8.',
      },
    ]);
    await writeFile(file, '/* \uFFFD is a character, too */\n');
    expect(await checkStyles(siteDir, [file])).toEqual([]);
  },
);

test('packages and missing files are skipped', async () => {
  const siteDir = await siteFolder({'node_modules/a/a.css': 'a {'});
  const files = ['node_modules/a/a.css', 'src/gone.css'].map((name) => path.join(siteDir, name));
  expect(await checkStyles(siteDir, [...files, '/elsewhere/a.css'])).toEqual([]);
});
