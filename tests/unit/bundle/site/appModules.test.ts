import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {LISTED_APP_MODULES} from '../../../../src/generator/bundle/entries/appModules.ts';
import {sourceDir} from '../../../../src/generator/files/packages/ownPackage.ts';
import {listFiles} from '../../../support/listFiles.ts';

/** State outside of functions: contexts, variables, empty collections, an object that changes. */
const STATE =
  /^(?:export )?(?:let |const \w+(?:: [^=]+)? = (?:createContext\b|new (?:Weak)?(?:Map|Set)\b[^(]*\(\)|\[\];|\{\};)|const current\b)/m;

/** Modules whose copies don't have to share their state, and why. */
const SEPARATE: Readonly<Record<string, string>> = {
  'theme/composer/FormContext.ts': 'no component of a site imports the composer',
  'theme/composer/fillPage.ts': 'no component of a site imports the composer',
  'theme/composer/openComposer.tsx': 'no component of a site imports the composer',
  'theme/composer/updateSamples.ts': 'no component of a site imports the composer',
  'theme/composer/yourValues.ts': 'no component of a site imports the composer',
  'theme/content/drawDiagram.ts': 'the diagrams of one component wait for each other',
  'theme/reference/readPage.ts': 'what was fetched, remembered',
  'theme/search/loadSearchClient.ts': 'what was fetched, remembered',
  'theme/search/useSearch.ts': 'the last search, remembered',
};

test('every module of the theme with a state is one of the app’s modules', () => {
  const listed = new Set(LISTED_APP_MODULES.map(({request}) => request));
  const files = listFiles(path.join(sourceDir, 'theme')).filter((file) => /\.tsx?$/.test(file));
  const withState = files.filter((file) =>
    STATE.test(readFileSync(path.join(sourceDir, 'theme', file), 'utf8')),
  );
  const others = withState
    .map((file) => `theme/${file}`)
    .filter((file) => !listed.has(file.replace(/\.tsx?$/, '')));
  expect(others.sort()).toEqual(Object.keys(SEPARATE).sort());
});

test.each(LISTED_APP_MODULES)('the list contains all exports of $request', async ({request, exports}) => {
  const module = (await import(
    [`${sourceDir}/${request}.ts`, `${sourceDir}/${request}.tsx`].find(existsSync) ?? request
  )) as object;
  expect(Object.keys(module).sort()).toEqual([...(exports ?? [])].sort());
});
