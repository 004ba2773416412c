import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

const site = createSite({
  'docs/map.md': '# Map\n\n```mermaid\nmindmap\n  root\n    leaf\n```\n',
  'node_modules/mermaid/package.json': '{"name": "mermaid", "version": "11.0.0", "exports": {"./*": "./*"}}',
  'node_modules/mermaid/dist/mermaid.min.js': 'globalThis.mermaid = "the whole package";\n',
});
afterAll(site.dispose);

test('a kind that the small edition of Mermaid lacks is drawn by the package of the site', async () => {
  const {code, stdout, stderr} = await site.build();
  expect(stdout + stderr).not.toContain('mindmap');
  expect(code).toBe(0);
  expect(site.output('docs/map/index.html')).toContain('language-mermaid');
  const assets = path.join(site.dir, 'build/assets');
  const scripts = readdirSync(assets, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'));
  expect(scripts.filter((text) => text.includes('the whole package'))).toHaveLength(1);
});
