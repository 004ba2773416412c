import {expect, test} from 'vitest';
import {lenientPolicy} from '../../../../src/generator/compat/options/lenientPolicy.ts';
import {readSiteCode} from '../../../../src/generator/compat/siteCode.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test.for([
  ['src/components/Chart.jsx', true],
  ['plugins/counter/client.js', true],
  ['src/css/custom.css', false],
  ['plugins/counter/node_modules/left-pad/index.js', false],
] as const)('a site with %s may run code that its components make: %s', async ([file, may]) => {
  const policy = lenientPolicy(readSiteCode(await siteFolder({[file]: ''})));
  expect('script-src' in policy).toBe(may);
});

test('components load scripts of the hosts that they name', async () => {
  const files = {
    'src/load.js':
      "const script = document.createElement('script');\nscript.src = `https://cdn.example.com:8080/v${1}.js`; // https://note.example/\nload('//other.example/x.js');\n",
    'src/Widget.jsx': 'export default () => <script async src="https://widget.example/a.js" />;\n',
    'src/Link.jsx': 'export default () => <a href="https://linked.example/a.js">Text</a>;\n',
  };
  expect(lenientPolicy(readSiteCode(await siteFolder(files)))['script-src']?.toSorted()).toEqual([
    "'unsafe-eval'",
    'https://cdn.example.com:8080',
    'https://other.example',
    'https://widget.example',
  ]);
});
