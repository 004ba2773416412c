import {execFileSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {runScript} from '../support/runScript.ts';

const DOCS = 'i18n/fr/docusaurus-plugin-content-docs';
const page = (title: string): string => `---\ntitle: ${title}\ndescription: About it\n---\n\nText.\n`;

test('check reports missing, unused and outdated translations, and counts pages', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'G', url: 'https://g.example', baseUrl: '/', urlInventory: false, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, themeConfig: {navbar: {title: 'G'}}};\n",
    'docs/a.md': page('A'),
    'docs/b.md': page('B'),
    'src/pages/index.tsx':
      "import Translate from '@docusaurus/Translate';\nconst made = 'made.up';\nexport default () => <h1 id={made}><Translate id=\"home\">Welcome</Translate></h1>;\n",
    [`${DOCS}/current/a.md`]: page('Un'),
    [`${DOCS}/current/_part.md`]: page('Partie'),
    'docs/_part.md': 'Text.\n',
    [`${DOCS}/current/renamed.md`]: page('Ancien'),
    [`${DOCS}/current.json`]: '{"version.label": {"message": "Suivante"}}',
    'i18n/fr/docusaurus-theme-classic/navbar.json':
      '{"title": {"message": "G"}, "item.label.Old": {"message": "Ancien"}}',
    'i18n/fr/code.json':
      '{"made.up": {"message": "x"}, "gone": {"message": "y"}, "theme.docs.paginator.next": {"message": "Suite"}}',
  });
  onTestFinished(() => site.dispose());
  const check = async (...args: string[]) => {
    const {stdout} = await runScript('check', [site.dir, '--json', ...args]);
    const {problems}: {problems: {rule?: string; file?: string; message: string}[]} = JSON.parse(stdout);
    return problems.map(({rule, message}) => `${rule}: ${message}`).sort();
  };
  const git = (date: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=W', '-c', 'user.email=w@g.example', ...args], {
      cwd: site.dir,
      env: {...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date},
      stdio: 'ignore',
    });
  const found = [
    'missing-translation: `i18n/fr/code.json` lacks 1 message (`home`).',
    'unused-translation: Nothing uses 1 message (`gone`) of `i18n/fr/code.json`.',
    'unused-translation: Nothing uses 1 message (`item.label.Old`) of `i18n/fr/docusaurus-theme-classic/navbar.json`.',
    'unused-translation: There is no `docs/renamed.md`, so this translation is shown nowhere.',
  ];
  // Without git, no translation counts as outdated.
  expect(await check('--only', 'missing-translation,unused-translation,outdated-translation')).toEqual(found);

  git('2025-01-01T00:00:00Z', 'init');
  git('2025-01-01T00:00:00Z', 'add', 'docs', 'i18n');
  git('2025-01-01T00:00:00Z', 'commit', '-m', 'Begin');
  expect(await check('--only', 'outdated-translation')).toEqual([]);
  site.write({'docs/a.md': page('A, changed')});
  git('2025-03-02T00:00:00Z', 'commit', '-am', 'Change a page');
  expect(await check('--only', 'translations')).toEqual([
    found[0],
    'outdated-translation: The translation is older than `docs/a.md`, which was changed on 2025-03-02.',
    'untranslated-page: Of 2 pages in `docs`, 1 is not translated into `fr`: `b.md`.',
    ...found.slice(1),
  ]);

  // A sidebar that cannot be read may use any message.
  site.write({'sidebars.ts': 'export default {docs: [nothing]};\n'});
  const broken = await check('--only', 'unused-translation');
  expect(broken.filter((problem) => problem.includes('Nothing uses'))).toEqual([]);
});

test('a folder of translations into a language that the site does not list is reported', async () => {
  const site = createSite({
    'site.config.ts': "export default {title: 'G', url: 'https://g.example', urlInventory: false};\n",
    'docs/a.md': page('A'),
    'i18n/en/code.json': '{}',
    'i18n/pt-BR/docusaurus-plugin-content-docs/current/a.md': page('Um'),
  });
  onTestFinished(() => site.dispose());
  const {stdout} = await runScript('check', [site.dir, '--json', '--only', 'unused-translation']);
  const {problems}: {problems: {message: string}[]} = JSON.parse(stdout);
  expect(problems.map(({message}) => message)).toContain(
    '`pt-BR` is not a language of the site, so the translations in `i18n/pt-BR` are shown nowhere.',
  );
});

test('translations at places where nothing reads them are reported', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'G', url: 'https://g.example', baseUrl: '/', urlInventory: false, blog: false, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}};\n",
    'docs/a.md': page('A'),
    'versions.json': '["1.0"]',
    'versioned_docs/version-1.0/a.md': page('A'),
    'i18n/fr/docs/a.md': page('Un'),
    [`${DOCS}/a.md`]: page('Un'),
    [`${DOCS}/version-1.0/a.md`]: page('Un'),
    [`${DOCS}/version-2.0/a.md`]: page('Un'),
    [`${DOCS}/current.json`]: '{"version.label": {"mesage": "Suivante"}}',
    'i18n/fr/navbar.json': '{}',
    'i18n/fr/docusaurus-theme-classic/foter.json': '{}',
    'i18n/fr/docusaurus-plugin-other/a.json': '{}',
    'i18n/fr/README.md': 'For translators.',
  });
  onTestFinished(() => site.dispose());
  const {stdout} = await runScript('check', [site.dir, '--json', '--only', 'unused-translation']);
  const {problems}: {problems: {file: string; message: string; hint: string}[]} = JSON.parse(stdout);
  const inDocs = `What can be in \`${DOCS}\`: \`current\`, \`current.json\`, \`version-1.0\`, \`version-1.0.json\`.`;
  expect(problems.map(({file, message, hint}) => `${file}: ${message} ${hint}`)).toEqual([
    `${DOCS}/current.json: Unknown key \`mesage\` in \`version.label\`. Did you mean \`message\`?`,
    ...[
      ['docs', `Did you mean \`${DOCS}\`?`],
      ['navbar.json', 'Did you mean `i18n/fr/docusaurus-theme-classic/navbar.json`?'],
      ['docusaurus-theme-classic/foter.json', 'Did you mean `i18n/fr/docusaurus-theme-classic/footer.json`?'],
      [`docusaurus-plugin-content-docs/a.md`, inDocs],
      [`docusaurus-plugin-content-docs/version-2.0`, inDocs],
    ].map(
      ([name, hint]) =>
        `i18n/fr/${name}: Nothing reads \`i18n/fr/${name}\`: no translations belong there. ${hint}`,
    ),
  ]);
});

test('translations without a text', async () => {
  const classic = 'docusaurus-theme-classic';
  const site = createSite({
    'site.config.ts':
      "export default {title: 'G', url: 'https://g.example', urlInventory: false, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, themeConfig: {navbar: {title: 'G', items: [{label: 'A', to: '/docs/a'}, {label: 'Also A', to: '/docs/a'}]}}};\n",
    'docs/a.md': page('A'),
    'i18n/fr/docusaurus-plugin-content-docs/current.json': '{"version.label": {"message": "Suivante"}}',
    [`i18n/fr/${classic}/navbar.json`]:
      '{"title": {"message": "G"}, "item.label.A": {"message": " "}, "item.label.Also A": {"message": "Un"}}',
  });
  onTestFinished(() => site.dispose());
  const {stdout} = await runScript('check', [site.dir, '--json', '--only', 'missing-translation']);
  const {problems}: {problems: {message: string}[]} = JSON.parse(stdout);
  expect(problems.map(({message}) => message)).toEqual([
    `\`i18n/fr/${classic}/navbar.json\` has no text for 1 message (\`item.label.A\`), so readers see nothing there.`,
  ]);
});

test('the files that a language lacks are one warning', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'G', url: 'https://g.example', baseUrl: '/', urlInventory: false, i18n: {defaultLocale: 'en', locales: ['en', 'fr', 'de']}, themeConfig: {navbar: {title: 'G'}, footer: {copyright: 'Me'}}};\n",
    'docs/a.md': page('A'),
    'i18n/fr/docusaurus-theme-classic/navbar.json': '{"title": {"message": "G"}}',
  });
  onTestFinished(() => site.dispose());
  const {stdout} = await runScript('check', [site.dir, '--json', '--only', 'missing-translation']);
  const {problems}: {problems: {message: string; hint: string}[]} = JSON.parse(stdout);
  const classic = 'docusaurus-theme-classic';
  const docs = 'docusaurus-plugin-content-docs/current.json';
  expect(problems.map(({message}) => message)).toEqual([
    `The language \`fr\` lacks 2 files (\`i18n/fr/${classic}/footer.json\`, \`i18n/fr/${docs}\`) with 2 messages.`,
    `The language \`de\` lacks 3 files (\`i18n/de/${classic}/navbar.json\`, \`i18n/de/${classic}/footer.json\`, \`i18n/de/${docs}\`) with 3 messages.`,
  ]);
  expect(problems[0]?.hint).toContain('--locale fr');
});

test('check checks the links of every language, and reports mistakes of an untranslated page once', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'G', url: 'https://g.example', baseUrl: '/', urlInventory: false, i18n: {defaultLocale: 'en', locales: ['en', 'fr']}};\n",
    'docs/a.md': page('A'),
    'docs/b.md': `${page('B')}\n[a](./a.md#nowhere) [fr](pathname:///fr/docs/a)\n`,
    [`${DOCS}/current/a.md`]: `${page('Un')}\n[b](/fr/docs/c) [en](/docs/b)\n`,
    'src/pages/index.md': '# G\n\n<a href="/fr/docs/b">b</a>\n',
  });
  onTestFinished(() => site.dispose());
  const {stdout} = await runScript('check', [site.dir, '--json', '--only', 'broken-link,broken-anchor']);
  const {problems}: {problems: {file?: string; message: string}[]} = JSON.parse(stdout);
  expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
    'docs/b.md: Link to `/docs/a#nowhere` names an anchor that its page does not have.',
    'i18n/fr/docusaurus-plugin-content-docs/current/a.md: Link to `/fr/docs/c` points to a page that does not exist.',
  ]);
});

// The name is Latin-1, which only file systems of Linux allow.
test.runIf(process.platform === 'linux')(
  'a file that cannot be opened does not hide other findings',
  async () => {
    const site = createSite({
      'site.config.ts':
        "export default {title: 'G', url: 'https://g.example', i18n: {defaultLocale: 'en', locales: ['en', 'fr']}};\n",
      'docs/a.md': `${page('A')}\n[B](./b.md)\n`,
      'src/a.ts': '',
    });
    onTestFinished(() => site.dispose());
    for (const name of ['docs/caf\u00e9.md', 'src/caf\u00e9.ts'])
      writeFileSync(Buffer.from(path.join(site.dir, name), 'latin1'), 'Text.');
    const {stdout, stderr} = await runScript('check', [site.dir]);
    expect(stderr).toContain('The name of this file or folder is not valid UTF-8');
    expect(stderr).toContain('The link to `./b.md`');
    expect(stdout).toContain('Checked 2 pages');
  },
);
