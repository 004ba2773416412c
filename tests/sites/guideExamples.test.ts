import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import {fromMarkdown} from 'mdast-util-from-markdown';
import type {Code} from 'mdast';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {textOf, walkTree} from '../../src/generator/check/text/walkTree.ts';
import {SITE_SCRIPTS, scriptName} from '../../src/generator/scaffold/init/newSite.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {repositoryDir, runScript, type ScriptResult} from '../support/runScript.ts';

const guides = ['writing', 'versions', 'languages', 'deploying', 'configuration'];
const read = (name: string) => readFileSync(`${repositoryDir}${name}`, 'utf8');

/** The code blocks of a guide; a title is the file name. */
function codeOf(text: string): Code[] {
  return fromMarkdown(text).children.flatMap((node) => (node.type === 'code' ? [node] : []));
}

/** The files that a guide shows, as pairs of name and text. */
function filesOf(guide: string): [name: string, text: string][] {
  return codeOf(read(`.github/guide/${guide}.md`)).flatMap((code) => {
    const name = /title="([^"]+)"/.exec(code.meta ?? '')?.[1];
    return name === undefined ? [] : [[name, `${code.value}\n`] as [string, string]];
  });
}

const files: Record<string, string> = Object.fromEntries(filesOf('writing'));

describe('the commands in the guide without prompts', () => {
  const commands = codeOf(read('.github/guide/writing.md')).flatMap(({lang, value}) =>
    lang === 'bash' && value.startsWith('npm run new -- ') ? [value] : [],
  );
  test.each(commands)('%s', async (command) => {
    // The example itself must not be overwritten.
    const {'docs/security/rotate-a-key.mdx': _, ...others} = files;
    const site = createSite(others);
    const words = command.replace(/\\\n/g, '').match(/"[^"]*"|\S+/g) ?? [];
    const [kind = '', ...options] = words.slice(4).map((word) => word.replace(/^"|"$/g, ''));
    const {code, stdout, stderr} = await runScript('new', [kind, site.dir, ...options]);
    expect(stderr).toBe('');
    expect(stdout).toContain('Wrote');
    expect(code).toBe(0);
    site.dispose();
  });

  test('create a doc and a post', () => {
    expect(commands).toHaveLength(2);
  });
});

describe('the site of the guide’s examples', () => {
  let site: TestSite;
  let built: ScriptResult;
  beforeAll(async () => {
    site = createSite(files);
    built = await site.build();
  });
  afterAll(() => site.dispose());

  test('builds without warnings', () => {
    expect(built.stderr).toBe('');
    expect(built.code).toBe(0);
  });

  test('has nothing to fix for the content check', async () => {
    const {code, stdout, stderr} = await runScript('check', [site.dir, '--strict']);
    expect(stderr).toBe('');
    expect(stdout).toContain('nothing to fix');
    expect(code).toBe(0);
  });

  test('has what the guide says about each example', () => {
    const page = (path: string) => site.output(`v1/${path}/index.html`);
    expect(page('docs/security/rotate-a-key')).toContain('id="new-key"');
    expect(page('docs/security/rotate-a-key')).toContain('#a-row-stays-old');
    expect(page('docs/support/encryption-failures')).toContain('url=/v1/docs/security/troubleshooting');
    expect(page('docs/security/troubleshooting')).toContain('id="rows-with-old-keys"');
    expect(page('docs/old-product')).toContain('url=/v1/docs');
    expect(page('docs')).toContain('>Status<');
    expect(page('docs/guides/first-call')).toContain('admonition-tip');
    expect(page('docs/guides/first-call')).toContain('role="tab"');
    expect(page('docs/guides/keys')).toMatch(/<img [^>]*width="120" height="40"/);
    expect(page('docs/guides/rotation')).toMatch(/<svg[^>]*aria-label="The steps of a rotation"/);
    expect(page('docs/guides/help')).toContain('support@example.com');
    expect(page('docs/guides/help')).toContain('600');
    expect(page('docs/guides/help')).toContain('https://api.example.com/customers');
    expect(page('docs/guides/parts')).toMatch(/toc-inline.+href="#your-language"/);
    expect(page('docs/guides/parts')).toContain('The language of your browser');
    expect(page('docs/guides/counter')).toMatch(/Pressed (<!-- -->)?3/);
    expect(page('docs/tags/security')).toContain('Rotate a key');
    expect(page('blog/2025/06/10/keys-that-end')).toContain('So we gave each one a date.');
    expect(page('blog')).not.toContain('So we gave each one a date.');
    expect(page('blog/authors/ada')).toContain('Keys that end');
    expect(page('about')).toContain('support mail');
  });
});

test('the guide’s plugin and theme add pages, elements and components', async () => {
  const shown = Object.fromEntries(filesOf('plugins'));
  const site = createSite({
    ...shown,
    'site.config.ts': shown['site.config.ts']?.replace('plugins:', "themes: ['acme'],\n  plugins:") ?? '',
    'node_modules/docusaurus-theme-acme/package.json': '{"name": "docusaurus-theme-acme"}',
    'node_modules/docusaurus-theme-acme/acme.css': '.acme { color: rgb(1, 2, 3); }\n',
    'docs/welcome.md': '# Welcome\n',
  });
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const page = site.output('people/ada/index.html');
  site.dispose();
  expect(page).toContain('<title>Ada Example | Example</title>');
  expect(page).toMatch(/One of (?:<!-- -->)?1/);
  expect(page).toContain('<meta name="people" content="1">');
  expect(page).toMatch(/<p class="acme">Made by Acme<\/p><footer/);
});

describe('the guide’s site with several docs and versions', () => {
  const shown = filesOf('versions');
  const configs = shown.filter(([name]) => name === 'site.config.ts');
  const addresses = (page: string) => [...page.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
  let site: TestSite;
  beforeAll(() => {
    site = createSite(Object.fromEntries([...shown, configs[0] ?? []]));
  });
  afterAll(() => site.dispose());

  test('builds, with two docs', async () => {
    expect(configs).toHaveLength(2);
    expect(await site.build()).toMatchObject({code: 0, stderr: ''});
    expect(addresses(site.output('docs/boil/index.html'))).toContain('/api/calls');
    expect(site.output('llms/docs/api.txt')).toContain('/api/calls.md');
  });

  test('saves versions with the guide’s command, and builds them with its options', async () => {
    const command = /npx valkyr-docs (docs:version) (1\.0)\n/.exec(read('.github/guide/versions.md'));
    for (const version of ['0.9', command?.[2] ?? '']) {
      expect(await runScript('docs:version', [version, site.dir])).toMatchObject({code: 0, stderr: ''});
    }
    expect(await site.build()).toMatchObject({code: 0, stderr: ''});
    expect(site.output('docs/next/boil/index.html')).toContain('not released yet');

    site.write(Object.fromEntries(configs.slice(1)));
    expect(await site.build()).toMatchObject({code: 0, stderr: ''});
    expect(addresses(site.output('docs/beta/boil/index.html'))).toContain('/docs/boil');
    const old = site.output('docs/0.9/boil/index.html');
    expect(old).toContain('class="old-docs"');
    expect(old).toContain('noindex');
    expect(old).not.toContain('version-banner');
  });
});

test('the guide’s site in three languages builds, and lacks no message', async () => {
  const site = createSite(Object.fromEntries(filesOf('languages')));
  try {
    expect(await site.build()).toMatchObject({code: 0, stderr: ''});
    const french = site.output('fr/docs/boil/index.html');
    for (const text of ['>Manuels<', '>Entretien<', 'href="/fr/docs/care/descale">Détartrez-la'])
      expect(french).toContain(text);
    expect(site.output('fr/index.html')).toContain('href="/fr/docs/boil">Faire bouillir');
    expect(site.output('ar/docs/boil/index.html')).toContain('dir="rtl"');
    const {stdout} = await runScript('check', [site.dir, '--only', 'unused-translation', '--strict']);
    expect(stdout).toContain('nothing to fix');
  } finally {
    site.dispose();
  }
});

/** Packages and files that the guides' parts of a configuration refer to. */
const named: Record<string, string> = {
  'api/openapi.yaml':
    "openapi: 3.0.3\ninfo: {title: Pets, version: '1.2', description: All pets.}\npaths: {}\n",
  'api/versions/1.1.yaml': "openapi: 3.0.3\ninfo: {title: Pets, version: '1.1'}\npaths: {}\n",
  'api/versions/1.0.yaml': "openapi: 3.0.3\ninfo: {title: Pets, version: '1.0'}\npaths: {}\n",
  'docs/security/rotate-a-key.mdx': '---\ntitle: Rotate a key\n---\n',
  'docs/WhitePapers/index.mdx': '---\ntitle: White papers\n---\n',
  'src/remark/notes.ts': 'export default () => () => {};\n',
  'src/onEachPage.ts': 'export {};\n',
  'static/js/own.js': '',
  'static/css/own.css': '',
  'node_modules/katex/dist/katex.min.css': '',
  ...Object.fromEntries(
    ['remark-math', 'remark-toc', 'rehype-katex'].flatMap((name) => [
      [`node_modules/${name}/package.json`, '{"type": "module", "exports": "./index.js"}'],
      [`node_modules/${name}/index.js`, 'export default () => () => {};\n'],
    ]),
  ),
};

/** The parts of a configuration that a guide shows, each as a whole file. */
function configsOf(guide: string): string[] {
  const start = "title: 'Test', url: 'https://test.example',";
  return codeOf(read(`.github/guide/${guide}.md`)).flatMap(({lang, value}) => {
    if (lang !== 'ts') return [];
    if (/^\w+: /.test(value)) return [`export default {${start}\n${value}};\n`];
    return /defineConfig\(\{\s*\/\/ …/.test(value) ? [value.replace('// …', start)] : [];
  });
}

const configs = ['writing', 'commands', 'deploying', 'plugins'].flatMap((guide) =>
  configsOf(guide).map((config, index) => ({name: `${guide}, part ${index + 1}`, config})),
);

test('the guides show parts of a configuration', () => expect(configs.length).toBeGreaterThan(9));

test.each(configs)('the part of a configuration is accepted: $name', async ({config}) => {
  const site = createSite({...named, 'site.config.ts': config});
  try {
    const {stdout} = await runScript('check', [site.dir, '--json']);
    const {problems} = JSON.parse(stdout);
    expect(problems.filter(({file}: {file: string}) => file === 'site.config.ts')).toEqual([]);
  } finally {
    site.dispose();
  }
});

test('the messages that the guide explains are those that authors see', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'Test', url: 'https://test.example', check: {rules: {'missing-description': 'error'}}};\n",
    'docs/one.mdx': '---\ntitle: One\ndescription: The first page.\n---\n\nText.\n',
  });
  try {
    await runScript('check', [site.dir, '--update']);
    site.write({
      'docs/two.mdx': '---\ntitle: Two\ntgas: [a]\n---\n\n[Four](/docs/four)\n',
      'docs/three.mdx': '---\ntitle: Three\ndescription: The third page.\n---\n\nAn open { brace.\n',
    });
    const {code, stdout, stderr} = await runScript('check', [site.dir]);
    expect(code).toBe(1);
    const explained = [...read('.github/guide/writing.md').matchAll(/^\| \*(.+?)\* \|/gm)].map(
      ([, says]) => says,
    );
    expect(explained.length).toBeGreaterThan(4);
    for (const says of explained) expect(stdout + stderr).toContain(says);
  } finally {
    site.dispose();
  }
});

const pages = [
  'README.md',
  '.github/CONTRIBUTING.md',
  '.github/SECURITY.md',
  ...[...guides, 'commands', 'docusaurus', 'plugins'].map((name) => `.github/guide/${name}.md`),
  'scripts/bench/README.md',
  'src/generator/README.md',
];

describe.each(pages)('%s', (file) => {
  const text = read(file);

  test('names commands and options that exist', () => {
    // Those of this repository, and those that `init` adds to the package of another site.
    const joined = Object.entries(SITE_SCRIPTS).map(([name, command]) => [scriptName(name, true), command]);
    const scripts = {...Object.fromEntries(joined), ...JSON.parse(read('package.json')).scripts};
    for (const [, command = '', rest = ''] of text.matchAll(/npm run ([\w:]+)((?: [^`\n#|]*)?)/g)) {
      expect(Object.keys(scripts)).toContain(command);
      const [, name = ''] = /run\.mjs ([\w:]+)/.exec(scripts[command]) ?? [];
      // For example, the module of `docs:version` is docsVersion.ts.
      const script = name.replace(/:(\w)/g, (_, letter: string) => letter.toUpperCase());
      const options = [...rest.matchAll(/ --([a-z][\w-]*)/g)].map(([, option = '']) => option);
      const folder = script === 'bench' ? 'scripts' : 'src/generator/cli/commands';
      for (const option of options) expect(read(`${folder}/${script}.ts`)).toContain(`--${option}`);
    }
  });

  test('links to files and headings that exist', () => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const links = linksOf(text).filter((link) => !/^(?:https?|mailto):/.test(link));
    const ids = new Map<string, string[]>();
    for (const link of links) {
      const [target = '', anchor] = link.split('#');
      const linked = target === '' ? file : path.posix.join(folder, target);
      expect(existsSync(repositoryDir + linked), link).toBe(true);
      if (anchor === undefined) continue;
      if (!ids.has(linked)) ids.set(linked, headingIds(read(linked)));
      expect(ids.get(linked), link).toContain(anchor);
    }
  });
});

function linksOf(text: string): string[] {
  return [...walkTree(fromMarkdown(text))].flatMap((node) => (node.type === 'link' ? [node.url] : []));
}

/** Heading ids as GitHub generates them. */
function headingIds(text: string): string[] {
  const slugger = new GithubSlugger();
  return fromMarkdown(text).children.flatMap((node) =>
    node.type === 'heading' ? [slugger.slug(textOf(node))] : [],
  );
}
