import {expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

test('a site without packages imports the generator in its configuration, its sidebars, components and pages', async () => {
  const site = createSite({
    'site.config.ts': `import {defineConfig} from 'valkyr-docs';
      export default defineConfig({
        title: 'Test', url: 'https://test.example', baseUrl: '/base/', docs: {sidebarPath: './sidebars.ts'},
      });\n`,
    'sidebars.ts': `import type {Sidebars} from 'valkyr-docs';
      export default {docs: ['start']} satisfies Sidebars;\n`,
    'docs/start.mdx':
      "import {LoadingSpinner} from 'valkyr-docs/theme';\nimport Box from '@site/src/components/Box';\n\n<Box/>\n\n<LoadingSpinner/>\n\n## End\n",
    'src/components/Box.tsx': `import {Link, useBaseUrl} from 'valkyr-docs/theme';
      export default function Box() {
        return <p><a href={useBaseUrl('/docs/start')}>Begin</a> or <Link to="/docs/start#end">end</Link></p>;
      }\n`,
    'src/pages/index.tsx': `import {Head} from 'valkyr-docs/theme';
      export default function Home() {
        return <main><Head><title>Home of the test</title></Head><h1>Home</h1></main>;
      }\n`,
  });
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  expect(site.output('base/docs/start/index.html')).toContain('<a href="/base/docs/start">Begin</a>');
  expect(site.output('base/docs/start/index.html')).toContain('<a href="/base/docs/start#end">end</a>');
  expect(site.output('base/index.html')).toContain('Home of the test');
});
