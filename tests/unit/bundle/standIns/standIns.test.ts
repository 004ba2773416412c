import path from 'node:path';
import {expect, test} from 'vitest';
import {standInOf} from '../../../../src/generator/bundle/standIns/standIns.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test('a missing part of a component that the site replaces has a stand-in', async () => {
  const siteDir = await siteFolder({'src/theme/Card/index.tsx': '', 'src/theme/Card/Title.tsx': ''});
  const file = path.join(siteDir, 'src/theme/Card/index.tsx');
  const aliases = {'@theme/Card': file, '@theme/Card/Title': path.join(siteDir, 'src/theme/Card/Title.tsx')};
  const standIn = {'@theme/*': '/stand-in.cjs'};
  expect(standInOf({...aliases, ...standIn}, '@theme/Card/Layout')).toBe('/stand-in.cjs');
  expect(standInOf({...aliases, ...standIn}, '@theme/Card')).toBeUndefined();
  expect(standInOf({...aliases, ...standIn}, '@theme/Card/Title')).toBeUndefined();
});
