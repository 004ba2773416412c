import {existsSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {hashFiles} from '../support/listFiles.ts';

const GOOD: Record<string, string> = {
  'docs/intro.mdx': '---\ntitle: Intro\n---\n\nHello.\n',
  'docs/guide/setup.mdx': '---\ntitle: Setup\n---\n\nSet it up.\n',
  'blog/authors.yml': 'ann:\n  name: Ann\n',
  'blog/2025-01-02-post.mdx': '---\ntitle: Post\nauthors: ann\n---\n\nText.\n\n{/* truncate */}\n\nMore.\n',
  'sidebars.ts': "export default {docs: ['intro', 'guide/setup']};\n",
};

/** Broken files, and what the author must see. */
const CASES: {name: string; files: Record<string, string>; says: string[]}[] = [
  {
    name: 'an unclosed component',
    files: {'docs/intro.mdx': '---\ntitle: Intro\n---\n\nText.\n\n<Tabs>\n\nNever closed.\n'},
    says: ['docs/intro.mdx:7:1', '<Tabs>'],
  },
  {
    name: 'front matter of the wrong type',
    files: {'docs/intro.mdx': '---\ntitle: Intro\nsidebar_position: first\n---\n\nText.\n'},
    says: ['docs/intro.mdx:3:', 'sidebar_position', 'number'],
  },
  {
    name: 'front matter that is not YAML',
    files: {'docs/intro.mdx': '---\ntitle: "Intro\ntags: [a\n---\n\nText.\n'},
    says: ['docs/intro.mdx:'],
  },
  {
    name: 'a sidebar id that does not exist',
    files: {'sidebars.ts': "export default {\n  docs: ['intro', 'guide/setpu'],\n};\n"},
    says: ['sidebars.ts:2:', 'guide/setpu', 'guide/setup', 'intro'],
  },
  {
    name: 'two pages on one route',
    files: {'docs/other.mdx': '---\ntitle: Other\nslug: /intro\n---\n\nText.\n'},
    says: ['/docs/intro', 'docs/intro.mdx', 'docs/other.mdx'],
  },
  {
    name: 'a static file where a page is written',
    files: {'static/docs/intro/index.html': 'Not the page.'},
    says: ['/docs/intro', 'docs/intro.mdx', 'static/docs/intro/index.html', 'rename the file'],
  },
  {
    name: '`module.exports` in a package of ES modules',
    files: {'package.json': '{"type": "module"}', 'src/pages/own.js': 'module.exports = () => null;\n'},
    says: ['src/pages/own.js:1:1', 'There is no `module` in an ES module', 'export default'],
  },
  {
    name: 'an `@import` after rules, which webpack reports too',
    files: {
      'src/pages/own.js': "import './own.css';\nexport default () => null;\n",
      'src/pages/own.css': 'p {\n  color: red;\n}\n@import "./more.css";\n',
      'src/pages/more.css': 'b {\n  color: red;\n}\n',
    },
    says: ['src/pages/own.css:4:1', 'This `@import` has no effect', '1 error in 1 file'],
  },
  {
    name: 'an import of a missing export, which several bundlers report',
    files: {
      'src/pages/own.js': "import {Nope} from '../parts';\nexport default () => <b><Nope /></b>;\n",
      'src/parts.js': 'export const Card = () => null;\n',
    },
    says: ['src/pages/own.js:1:9', '`src/parts.js` does not export `Nope`.', '`Card`', '1 error in 1 file'],
  },
  {
    name: 'an unknown author',
    files: {'blog/2025-01-02-post.mdx': '---\ntitle: Post\nauthors: anne\n---\n\nText.\n'},
    says: ['blog/2025-01-02-post.mdx:3:', 'anne', 'ann'],
  },
  {
    name: 'a bad date',
    files: {'blog/2025-01-02-post.mdx': '---\ntitle: Post\nauthors: ann\ndate: someday\n---\n\nText.\n'},
    says: ['blog/2025-01-02-post.mdx:4:', 'date'],
  },
  {
    name: 'a configuration that does not parse',
    files: {
      'site.config.ts':
        "export default {\n  title: 'Test',\n  url: 'https://test.example'\n  baseUrl: '/',\n};\n",
    },
    says: ['site.config.ts:4:'],
  },
  {
    name: 'a configuration with an unknown key',
    files: {
      'site.config.ts':
        "export default {\n  title: 'Test',\n  url: 'https://test.example',\n  bseUrl: '/x/',\n};\n",
    },
    says: ['site.config.ts:4:', 'bseUrl', 'baseUrl'],
  },
  {
    name: 'a configuration that throws',
    files: {
      'site.config.ts':
        "const parts: string[] = [];\nif (parts.length === 0) throw new Error('no parts');\nexport default {title: parts[0], url: 'x'};\n",
    },
    says: ['site.config.ts:2:', 'no parts'],
  },
  {
    name: 'a component that is not there',
    files: {'docs/intro.mdx': "---\ntitle: Intro\n---\n\nimport Box from './Box';\n\n<Box/>\n"},
    says: ['docs/intro.mdx:5:', './Box'],
  },
  {
    name: 'a package that is not installed',
    files: {'docs/intro.mdx': "---\ntitle: Intro\n---\n\nimport Box from 'box-maker';\n\n<Box/>\n"},
    says: ['docs/intro.mdx:5:17', 'box-maker', 'npm install box-maker'],
  },
  {
    name: 'modules of Node',
    files: {
      'docs/intro.mdx':
        "---\ntitle: Intro\n---\n\nimport fs from 'fs';\nimport Box from '@site/src/components/Box';\n\n<Box/> {fs.constants.F_OK}\n",
      'src/components/Box.tsx':
        "import {join} from 'node:path';\n\nexport default () => <b>{join('a', 'b')}</b>;\n",
    },
    says: [
      'docs/intro.mdx:5:16',
      '`fs` is a module of Node',
      'src/components/Box.tsx:1:20',
      '`node:path` is a module of Node',
    ],
  },
  {
    name: 'a component that throws',
    files: {
      'docs/intro.mdx': "---\ntitle: Intro\n---\n\nimport Box from '@site/src/components/Box';\n\n<Box/>\n",
      'src/components/Box.tsx':
        "export default function Box() {\n  throw new Error('the box is broken');\n}\n",
    },
    says: ['docs/intro.mdx', 'the box is broken'],
  },
  {
    name: 'a component with a syntax error',
    files: {
      'docs/intro.mdx': "---\ntitle: Intro\n---\n\nimport Box from '@site/src/components/Box';\n\n<Box/>\n",
      'src/components/Box.tsx': 'export default function Box() {\n  return <p>;\n}\n',
    },
    says: ['src/components/Box.tsx'],
  },
  {
    name: 'a style sheet that is never closed, and a class that does not exist',
    files: {
      'docs/intro.mdx': "---\ntitle: Intro\n---\n\nimport Box from '@site/src/components/Box';\n\n<Box/>\n",
      'src/components/Box.tsx':
        "import styles from './Box.module.css';\n\nexport default () => <b className={styles.nope} />;\n",
      'src/components/Box.module.css': '.box {\n  top: 0;\n',
    },
    says: ['src/components/Box.module.css:1:6', 'src/components/Box.tsx:3:43', '`nope`'],
  },
];

describe('bad input', () => {
  let site: TestSite;
  let good: Record<string, string>;

  beforeAll(async () => {
    site = createSite(GOOD);
    const {code, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(code).toBe(0);
    good = hashFiles(path.join(site.dir, 'build'));
  });
  afterAll(() => site.dispose());

  test.each(CASES)('$name: reported with its position, the output untouched', async ({files, says}) => {
    site.write(files);
    const {code, stderr} = await site.build();
    for (const file of Object.keys(files)) site.remove(file);
    site.write({
      ...GOOD,
      'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n",
    });
    expect(code).toBe(1);
    for (const text of says) expect(stderr).toContain(text);
    // No trace of the generator's own code.
    expect(stderr).not.toMatch(/^\s+at .*(?:node_modules|\.mjs|src\/)/m);
    expect(hashFiles(path.join(site.dir, 'build'))).toEqual(good);
    expect(existsSync(path.join(site.dir, 'build/404.html'))).toBe(true);
  });

  test('all mistakes of a run are reported at once, grouped by file', async () => {
    site.write({
      'docs/intro.mdx': '---\ntitle: Intro\nsidebar_position: first\n---\n\n<Tabs>\n\nText.\n',
      'docs/guide/setup.mdx': '---\ntitle: Setup\n---\n\nA { brace.\n',
      'blog/2025-01-02-post.mdx':
        '---\ntitle: Post\nauthors: bob\n---\n\n{/* truncate */}\n\n[Gone](/docs/gone).\n',
      'site.config.ts':
        "export default {\n  title: 'Test',\n  url: 'https://test.example',\n  redirects: [{from: '/old', to: '/none'}],\n};\n",
    });
    const {code, stderr} = await site.build();
    site.write({
      ...GOOD,
      'site.config.ts': "export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n",
    });
    expect(code).toBe(1);
    for (const place of [
      'docs/intro.mdx:3:',
      'docs/intro.mdx:6:1',
      'docs/guide/setup.mdx:5:',
      'blog/2025-01-02-post.mdx:3:',
      'blog/2025-01-02-post.mdx:8:1',
      'site.config.ts:4:',
    ]) {
      expect(stderr).toContain(place);
    }
  });

  test('for a folder without a configuration, the message says what is missing', async () => {
    site.remove('site.config.ts');
    const {code, stderr} = await site.build();
    expect(code).toBe(1);
    expect(stderr).toContain('site.config');
  });
});
