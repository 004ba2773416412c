import {readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

describe('the command', () => {
  let site: TestSite;
  const check = (...args: string[]) => runScript('check', [site.dir, ...args]);

  beforeAll(() => {
    site = createSite({
      'docs/intro.mdx': '---\ntitle: Intro\ndescription: How it begins\n---\n\n## First step\n\nHello.\n',
      'docs/guide.mdx':
        '---\ntitle: Guide\ndescription: How it goes on\n---\n\n[Intro](/docs/intro#first-step)\n',
      'src/pages/index.tsx': 'export default function Home() {\n  return <h2 id="x">Home</h2>;\n}\n',
    });
  });
  afterAll(() => site.dispose());

  test('warnings pass, and fail with --strict; links to ids of components pass', async () => {
    site.write({
      'docs/more.mdx': '---\ntitle: More\ndescription: More of it\n---\n\n[Home](/#x), [no](/docs/intor)\n',
    });
    const plain = await check();
    expect(plain.code).toBe(0);
    expect(plain.stderr).toContain('docs/more.mdx:6:14');
    expect(plain.stderr).toContain('1 warning in 1 file');
    expect((await check('--strict')).code).toBe(1);
    site.remove('docs/more.mdx');
  });

  test('links to anchors of a page with a diagram that the browser draws are checked', async () => {
    site.write({
      'docs/shares.mdx':
        '---\ntitle: Shares\ndescription: Who has what\n---\n\n## Parts\n\n```mermaid\npie\n  "a" : 1\n```\n',
      'docs/more.mdx': '---\ntitle: More\ndescription: More of it\n---\n\n[Parts](./shares.mdx#part)\n',
    });
    const {stderr} = await check();
    expect(stderr).toContain('Link to `/docs/shares#part` names an anchor that its page does not have.');
    expect(stderr).toContain('1 warning in 1 file');
    site.remove('docs/more.mdx');
    site.remove('docs/shares.mdx');
  });

  test('a page that is no MDX is read again when the configuration calls it CommonMark', async () => {
    const config = readFileSync(path.join(site.dir, 'site.config.ts'), 'utf8');
    site.write({
      'docs/more.md':
        '---\ntitle: More\ndescription: More of it\n---\n\na < b<br>{c\n\n```json\n{"a": 1,}\n```\n',
    });
    expect((await check()).code).toBe(1);
    site.write({'site.config.ts': config.replace('{', "{markdown: {format: 'detect'},")});
    const {stderr} = await check();
    expect(stderr).toContain('docs/more.md:9:8\n  The JSON sample does not parse');
    expect(stderr).toContain('1 warning in 1 file');
    site.write({'site.config.ts': config});
    site.remove('docs/more.md');
  });

  test('the inventory is created, new addresses are a warning, and a removed one is an error', async () => {
    const first = await check('--update');
    expect(first.stdout).toMatch(/nothing to fix\.\n\.site\/urls\.txt: \d new\.$/m);
    expect(readFileSync(path.join(site.dir, '.site/urls.txt'), 'utf8')).toContain(
      '/docs/intro\n  #first-step\n',
    );

    site.write({'docs/new.mdx': '---\ntitle: New\ndescription: What is new\n---\n\nHello.\n'});
    const added = await check();
    expect(added.code).toBe(0);
    expect(added.stderr).toContain('The inventory is missing new addresses or anchors: `/docs/new`.');

    site.remove('docs/new.mdx');
    site.remove('docs/guide.mdx');
    const gone = await check();
    expect(gone.code).toBe(1);
    expect(gone.stderr).toContain("redirects: [{from: '/docs/guide', to: '/…'}],");
  });

  test('as JSON, for other tools', async () => {
    const {code, stdout, stderr} = await check('--json');
    expect(stderr).toBe('');
    expect(code).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject({
      ok: false,
      pages: expect.any(Number),
      samples: 0,
      urls: {file: '.site/urls.txt', exists: true, added: [], written: false},
      problems: [
        {
          severity: 'error',
          file: '.site/urls.txt',
          line: 5,
          column: 1,
          rule: 'removed-address',
          message: 'The address `/docs/guide` was published and no longer exists.',
        },
      ],
    });
  });

  test('limited to some rules, and to groups of them', async () => {
    site.write({
      'docs/more.mdx': '---\ntitle: Intro\n---\n\n[no](/docs/intor)\n\n```json\n{\n```\n',
    });
    const rulesOf = async (...args: string[]) => {
      const {problems}: {problems: {rule?: string}[]} = JSON.parse((await check('--json', ...args)).stdout);
      return problems.map(({rule}) => rule);
    };
    expect(await rulesOf('--only', 'links')).toEqual(['broken-link']);
    expect(await rulesOf('--only', 'samples,repeated-title')).toEqual(['sample-syntax', 'repeated-title']);
    expect((await check('--only', 'links', '--strict')).code).toBe(1);
    const wrong = await check('--only', 'link');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toBe('Unknown rule or group "link". Did you mean links?\n');
    site.remove('docs/more.mdx');
  });

  test('a site whose folder is not in git passes with --strict', async () => {
    site.write({
      'site.config.ts':
        "export default {title: 'T', url: 'https://t.example', urlInventory: false, docs: {showLastUpdateTime: true}};\n",
    });
    const {code, stderr} = await check('--strict');
    expect(stderr).toBe('');
    expect(code).toBe(0);
  });

  test('the output is left alone', () => {
    expect(() => site.output('index.html')).toThrow();
  });

  test('unknown options are refused, and --help lists what is checked', async () => {
    const wrong = await check('--stric');
    expect(wrong.code).toBe(2);
    expect(wrong.stderr).toBe("Unknown option '--stric'. Did you mean --strict?\n");
    expect((await check('--help')).stdout).toContain('--update');
  });
});

test('an alias of a heading is an id on the built page, inside the heading', async () => {
  const site = createSite({
    'docs/intro.mdx':
      '---\ntitle: Intro\nanchor_aliases: {old-name: new-name}\n---\n\n## New name\n\nHello, [above](#old-name).\n',
  });
  try {
    const {code, stderr} = await site.build();
    expect(stderr).toBe('');
    expect(code).toBe(0);
    expect(site.output('docs/intro/index.html')).toContain('<h2 id="new-name"><a id="old-name"></a>New name');
  } finally {
    site.dispose();
  }
});

describe('npm run new', () => {
  test('without a terminal it names the options that are missing', async () => {
    const site = createSite({});
    const {code, stderr} = await runScript('new', ['doc', site.dir, '--description', 'Hello']);
    site.dispose();
    expect(code).toBe(1);
    expect(stderr).toContain('--title is missing.');
    expect(stderr).toContain('No terminal to prompt on');
  });

  test('it prints the file and its address', async () => {
    const site = createSite({});
    const args = ['--title', 'Rotate a key', '--description', 'Replace it.', '--path', 'guide/rotate'];
    const {code, stdout} = await runScript('new', ['doc', '.', ...args], {cwd: site.dir});
    const text = readFileSync(path.join(site.dir, 'docs/guide/rotate.mdx'), 'utf8');
    site.dispose();
    expect(code).toBe(0);
    expect(stdout).toBe(
      'Wrote docs/guide/rotate.mdx\nURL: /docs/guide/rotate\nThe sidebar shows it in the new category `guide`; `docs/guide/_category_.json` can give that a label and a position.\n',
    );
    expect(text).toContain('title: Rotate a key\n');
  });

  test('a misspelled kind', async () => {
    const {code, stderr} = await runScript('new', ['psot']);
    expect(code).toBe(2);
    expect(stderr).toContain('Unknown kind "psot": did you mean "post"?');
  });
});
