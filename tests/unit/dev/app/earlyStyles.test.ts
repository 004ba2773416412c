import {expect, test} from 'vitest';
import {bundleEarlyStyles, type EarlyStyles, STYLES} from '../../../../src/generator/dev/app/earlyStyles.ts';
import {generatorDir} from '../../../../src/generator/files/packages/generatorDir.ts';
import {EARLY_STYLES} from '../../../../src/generator/shared/dev/earlyStyles.ts';
import {createSite} from '../../../support/createSite.ts';

const site = {baseUrl: '/base/', hasSearch: false, hasReference: false};

function bundle(files: Record<string, string>, customCss: string[]): Promise<EarlyStyles | undefined> {
  const {dir, dispose} = createSite(files);
  return bundleEarlyStyles({generatorDir, siteDir: dir, site, customCss, moreStyles: []}).finally(dispose);
}

test('the styles of the theme, and after them those of the site, are one style sheet', async () => {
  const files = await bundle(
    {'own.css': '@import "./more.css";\n.own { color: red }\n', 'more.css': '.more { top: 0 }\n'},
    ['own.css'],
  );
  const css = String(files?.get(STYLES));
  const at = ['.navbar', '.more', '.own', EARLY_STYLES].map((words) => css.lastIndexOf(words));
  expect(at).not.toContain(-1);
  expect(at).toEqual(at.toSorted((a, b) => a - b));
});

test('fonts and images are files next to it, and those of static folders keep their address', async () => {
  const files = await bundle(
    {
      'css/own.css':
        '@font-face { font-family: x; src: url(../fonts/own.woff2) }\n.a { background: url("/img/sea.png") }\n',
      'fonts/own.woff2': 'a font',
    },
    ['css/own.css'],
  );
  const css = String(files?.get(STYLES));
  const [, font = ''] = /url\("\.\/(early\/own-\w+\.woff2)"\)/.exec(css) ?? [];
  expect(String(files?.get(font))).toBe('a font');
  const icons: unknown = expect.stringMatching(/^early\/icons-\w+\.svg$/);
  expect([...(files?.keys() ?? [])].sort()).toEqual([icons, font, STYLES]);
  expect(css).toContain('url(/base/img/sea.png)');
});

test.each([
  ['that needs a compiler', {'own.scss': '$a: red;\n'}, 'own.scss'],
  ['that imports a missing file', {'own.css': '@import "./missing.css";\n'}, 'own.css'],
  ['that is missing', {}, 'own.css'],
])('a style sheet %s is left to webpack', async (_, files, file) => {
  expect(await bundle(files, [file])).toBeUndefined();
});
