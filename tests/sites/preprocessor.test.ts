import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

test('diagrams and live code that the preprocessor writes get what they need in the browser', async () => {
  const site = createSite({
    'docusaurus.config.js': `module.exports = {
  title: 'P', url: 'https://p.example', baseUrl: '/', presets: ['classic'],
  themes: ['live-codeblock', 'mermaid'],
  markdown: {
    mermaid: true,
    preprocessor: ({fileContent}) => fileContent
      .replace('DIAGRAM', '\`\`\`mermaid\\npie\\n  "One": 1\\n\`\`\`')
      .replace('LIVE', '\`\`\`jsx live\\n<b>Hi</b>\\n\`\`\`'),
  },
};`,
    'docs/a.md': '# A\n\nDIAGRAM\n\nLIVE\n',
    'node_modules/react-live/package.json': '{"name": "react-live", "main": "index.js"}',
    'node_modules/react-live/index.js':
      'exports.LiveProvider = exports.LiveEditor = exports.LivePreview = exports.LiveError = () => null;\n',
  });
  site.remove('site.config.ts');
  const {stdout, stderr, code} = await site.build();
  const module = code === 0 ? site.output('docs/a/page.js') : '';
  site.dispose();
  expect(stdout + stderr).toContain('Built');
  expect(stdout + stderr).not.toMatch(/warning|error/);
  // The page asks for the components of both, which the app has: otherwise it could not be rendered.
  expect(module).toContain('@theme/LiveCodeBlock');
  expect(module).toContain('BrowserDiagram');
});
