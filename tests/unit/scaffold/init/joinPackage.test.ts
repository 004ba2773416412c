import {expect, test} from 'vitest';
import {joinPackage} from '../../../../src/generator/scaffold/init/joinPackage.ts';

const generator = {name: 'valkyr-docs', range: '^1.2.0'};

test('scripts and the generator are added to a package, whose own entries are unchanged', () => {
  const own = {
    name: 'app',
    scripts: {build: 'vite build', 'docs:dev': 'docusaurus start'},
    devDependencies: {zod: '^4.0.0', axe: '^1.0.0'},
    custom: [1],
  };
  const {text, scripts} = joinPackage(JSON.stringify(own, null, '\t'), generator, false);
  expect(JSON.parse(text)).toEqual({
    ...own,
    scripts: {
      build: 'vite build',
      'docs:dev': 'docusaurus start',
      'docs:build': 'valkyr-docs build',
      'docs:serve': 'valkyr-docs serve',
      'docs:check': 'valkyr-docs check',
      'docs:new': 'valkyr-docs new',
      'docs:version': 'valkyr-docs docs:version',
      'docs:translations': 'valkyr-docs translations',
      'docs:reference:diff': 'valkyr-docs reference:diff',
      'docs:book': 'valkyr-docs book',
      'docs:schemas': 'valkyr-docs schemas',
    },
    devDependencies: {axe: '^1.0.0', 'valkyr-docs': '^1.2.0', zod: '^4.0.0'},
  });
  expect(scripts).toEqual([
    'docs:build',
    'docs:serve',
    'docs:check',
    'docs:new',
    'docs:version',
    'docs:translations',
    'docs:reference:diff',
    'docs:book',
    'docs:schemas',
  ]);
  expect(text).toContain('\n\t"name": "app"');
});

test('an existing version range is kept', () => {
  const {text} = joinPackage('{"dependencies": {"valkyr-docs": "1.0.0"}}', generator, false);
  expect(JSON.parse(text)).toMatchObject({dependencies: {'valkyr-docs': '1.0.0'}});
  expect(JSON.parse(text)).not.toHaveProperty('devDependencies');
});

test('a site in TypeScript gets the packages and the script of the type check that are missing', () => {
  const own = {
    scripts: {typecheck: 'tsc -p app'},
    dependencies: {'@types/react': '^18.0.0'},
    devDependencies: {'valkyr-docs': '1.0.0'},
  };
  const {text, scripts} = joinPackage(JSON.stringify(own), generator, true);
  expect(JSON.parse(text)).toMatchObject({
    scripts: {typecheck: 'tsc -p app', 'docs:typecheck': 'tsc'},
    dependencies: {'@types/react': '^18.0.0'},
  });
  expect(JSON.parse(text).devDependencies).toEqual({
    '@types/node': expect.stringMatching(/^\^20\./),
    typescript: expect.stringMatching(/^\^5\./),
    'valkyr-docs': '1.0.0',
  });
  expect(scripts).toContain('docs:typecheck');
});

test('what is not JSON is refused', () => {
  expect(() => joinPackage('{name: app}', generator, false)).toThrow(SyntaxError);
});
