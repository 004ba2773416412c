import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {loadSitePlugins} from '../../../../src/generator/compat/lifecycle/loadSitePlugins.ts';

const siteDir = realpathSync(mkdtempSync(path.join(tmpdir(), 'site-plugins-test-')));
const FILE = {file: 'docusaurus.config.js', locate: () => ({line: 1, column: 1})};

afterAll(() => rmSync(siteDir, {recursive: true, force: true}));

test.each(['a.js', 'b.ts', 'c.mjs', 'd.mts', 'e.jsx', 'f.tsx', 'g/index.js', 'h/index.mjs'])(
  'a plugin whose name lacks the end of its file %s is loaded',
  async (file) => {
    const target = path.join(siteDir, 'plugins', file);
    mkdirSync(path.dirname(target), {recursive: true});
    writeFileSync(target, `export default () => ({name: ${JSON.stringify(file)}});`);
    const name = `./plugins/${file.replace(/(?:\/index)?\.\w+$/, '')}`;
    const {plugins, missing, problems} = await loadSitePlugins(
      [{entry: name, path: ['plugins', 0]}],
      {siteDir},
      FILE,
    );
    expect([missing, problems]).toEqual([[], []]);
    expect(plugins.map(({plugin, dir}) => [plugin.name, dir])).toEqual([
      [file, path.join(siteDir, 'plugins', file.includes('/') ? path.dirname(file) : '.')],
    ]);
  },
);
