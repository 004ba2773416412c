import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {afterAll, expect, inject, onTestFinished, test} from 'vitest';
import {listFiles} from '../support/listFiles.ts';
import {repositoryDir, runCommand} from '../support/runScript.ts';
import {hydrated, markDocument} from '../support/siteBrowser.ts';
import {addComponents, COUNTER, DEMO, errorsIn, usePages} from './demo.ts';
import {runDockerfile} from './dockerfile.ts';
import {type InstalledSite, installSite, type PackageManager} from './installedSite.ts';

const open = usePages();

/** Installations shared by all tests of the file, which do not depend on their order. */
const installed = new Map<PackageManager, ReturnType<typeof installSite>>();
afterAll(async () => {
  for (const site of installed.values()) (await site).dispose();
});

function siteOf(manager: PackageManager): Promise<InstalledSite> {
  const installing = installed.get(manager) ?? installSite(manager);
  installed.set(manager, installing);
  return installing;
}

/** The version of React that the generator of a folder uses. */
function reactVersion(dir: string): string {
  const installed = path.join(dir, 'node_modules/valkyr-docs/package.json');
  const from = createRequire(
    existsSync(installed) ? realpathSync(installed) : path.join(dir, 'package.json'),
  );
  return JSON.parse(readFileSync(from.resolve('react/package.json'), 'utf8')).version;
}

test.for<PackageManager>(['npm', 'pnpm'])(
  'installed by %s in an empty folder, it creates, builds, checks, serves and edits a site',
  async (manager) => {
    const site = await siteOf(manager);
    expect(await site.run('init', '--title', 'Handbook', '--yes')).toMatchObject({code: 0, stderr: ''});
    // React, the router and the app are part of the package, unless a newer React was installed than they were made with.
    const isNewer = reactVersion(site.dir) !== reactVersion(repositoryDir);
    const first = await site.run('build');
    expect(first).toMatchObject({code: 0, stderr: ''});
    expect(/Bundling the app +unchanged/.test(first.stdout)).toBe(!isNewer);
    site.write('src/components/Counter.tsx', COUNTER);
    site.write('docs/demo.mdx', DEMO);
    addComponents(site);
    expect(await site.run('build')).toMatchObject({code: 0, stderr: ''});
    const again = await site.run('build');
    expect(again.stdout).toContain('nothing changed');
    expect(again.stdout).toMatch(/Bundling the app +unchanged/);
    expect(existsSync(path.join(site.dir, '.cache/framework'))).toBe(isNewer);
    expect(await site.run('check', '--strict')).toMatchObject({code: 0, stderr: ''});

    const server = await site.start('serve');
    onTestFinished(async () => void (await server.stop()));
    const {page, messages} = await open(`${server.url}demo`);
    await hydrated(page);
    const isSameDocument = await markDocument(page);
    await page.getByRole('button', {name: 'Count 0'}).click();
    await page.getByRole('button', {name: 'Count 1'}).waitFor();
    expect(await page.getByText('From a package').isVisible()).toBe(true);
    await page.getByRole('link', {name: 'How to write'}).click();
    await page.locator('h1', {hasText: 'Write a page'}).waitFor();
    expect(await isSameDocument()).toBe(true);
    expect(errorsIn(messages)).toEqual([]);

    await edits(site);
  },
);

/** Edits a page and a component while the dev server runs; the page is kept, including the component's state. */
async function edits(site: InstalledSite): Promise<void> {
  const dev = await site.start('dev', '--no-open');
  onTestFinished(async () => void (await dev.stop()));
  const {page, messages} = await open(`${dev.url}demo`);
  await page.getByRole('button', {name: 'Count 0'}).waitFor();
  await hydrated(page);
  await page.getByRole('button', {name: 'Count 0'}).click();
  await page.getByRole('button', {name: 'Count 1'}).waitFor();
  site.write('docs/demo.mdx', `${DEMO}\nA paragraph that was added.\n`);
  await page.getByText('A paragraph that was added.').waitFor();
  site.write('src/components/Counter.tsx', COUNTER.replace('Count {count}', 'Counted {count}'));
  await page.getByRole('button', {name: 'Counted 1'}).waitFor();
  expect(errorsIn(messages)).toEqual([]);
}

test.for(['/', '/handbook/'])('the Dockerfile of the guide builds a site at %s', async (baseUrl) => {
  const {dir} = await siteOf('npm');
  const parent = mkdtempSync(`${path.dirname(dir)}-image-`);
  onTestFinished(() => rmSync(parent, {recursive: true, force: true}));
  const [source, image] = [path.join(parent, 'site'), path.join(parent, 'image')];
  const lock = readFileSync(path.join(dir, 'package-lock.json'), 'utf8');
  // What is installed: `init` has added packages to the package.json that are not.
  const {name, dependencies} = JSON.parse(lock).packages[''];
  // A script of the project, which npm runs after an installation.
  const scripts = {build: 'valkyr-docs build', prepare: 'node scripts/prepare.mjs'};
  const files = {
    'package.json': JSON.stringify({name, private: true, type: 'module', scripts, dependencies}),
    'package-lock.json': lock,
    'scripts/prepare.mjs': '',
    'docs/welcome.mdx': 'The first page.\n',
    'site.config.ts': `import {defineConfig} from 'valkyr-docs';

export default defineConfig({title: 'Handbook', url: 'https://docs.example.com', baseUrl: '${baseUrl}'});
`,
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(source, file)), {recursive: true});
    writeFileSync(path.join(source, file), text);
  }
  await runDockerfile(source, image);
  expect(existsSync(path.join(image, 'build', baseUrl, 'docs/welcome/index.html'))).toBe(true);
  expect(existsSync(path.join(image, 'build/404.html'))).toBe(true);
});

test('what few sites have comes with the package, too', async () => {
  const site = await siteOf('npm');
  // An API reference, diagrams and a book.
  cpSync(path.join(repositoryDir, 'scripts/prepare'), path.join(site.dir, 'all'), {recursive: true});
  const config = readFileSync(path.join(site.dir, 'all/site.config.ts'), 'utf8');
  site.write('all/site.config.ts', config.replace('{', '{\n  openGraphImages: true,'));
  const {code, stdout, stderr} = await site.run('build', 'all');
  expect(code, stdout + stderr).toBe(0);
  const built = (file: string): string => readFileSync(path.join(site.dir, 'all/build', file), 'utf8');
  expect(built('api/Orders/index.html')).toContain('List orders');
  expect(built('diagrams/index.html')).toMatch(/<svg[^>]*>[\s\S]*Four/);
  expect(built('diagrams/index.html')).toMatch(/<meta property="og:image" content="[^"]+\.png"/);
  expect(built('print/docs.epub')).toMatch(/^PK/);
});

test('the configuration and components of a new site have types', async () => {
  const site = await siteOf('npm');
  await site.run('init', '--yes');
  site.write('src/components/Counter.tsx', COUNTER);
  site.write(
    'src/pages/index.tsx',
    `import Link from '@docusaurus/Link';
import Tabs from '@theme/Tabs';
import {Head} from 'valkyr-docs/theme';
import styles from './index.module.css';

export default function Home() {
  return <><Head><title className={styles.title}>Home</title></Head><Tabs/><Link to="/">Home</Link></>;
}
`,
  );
  site.write(
    'sidebars.ts',
    "import type {Sidebars} from 'valkyr-docs';\n\nexport default {docs: [{type: 'autogenerated', dirName: '.'}]} satisfies Sidebars;\n",
  );
  site.write(
    'src/theme/Footer.tsx',
    `import Footer from '@theme-original/Footer';

export default function Wrapped() {
  return <><p>Before</p><Footer/></>;
}
`,
  );
  site.write(
    'plugins/count.ts',
    `import type {OptionValidationContext, PluginModule} from '@docusaurus/types';

const count: PluginModule<{first: number}, number[]> = async ({baseUrl}, {first}) => ({
  name: 'count',
  loadContent: () => [first],
  contentLoaded({content, actions}) {
    const metadata = {sourceFilePath: 'numbers.json'};
    actions.addRoute({path: baseUrl + 'count', component: '@site/src/pages/index', props: {content}, metadata});
  },
  postBuild: ({content, routesPaths}) => console.log(content.length, routesPaths.length),
});
export default count;

export const validateOptions = ({options}: OptionValidationContext<{first?: number}, {first: number}>) => ({first: 1, ...options});
`,
  );
  site.write(
    'src/onEachPage.ts',
    `import type {ClientModule} from '@docusaurus/types';

const hooks: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (location.pathname !== previousLocation?.pathname) return () => console.log(location.hash);
  },
};
export default hooks;
`,
  );
  symlinkSync(
    path.join(repositoryDir, 'node_modules/@types/react'),
    path.join(site.dir, 'node_modules/@types/react'),
  );
  const check = () =>
    runCommand(
      process.execPath,
      // The package's own types are type-checked too.
      [
        path.join(repositoryDir, 'node_modules/typescript/bin/tsc'),
        ...['-p', 'tsconfig.json', '--skipLibCheck', 'false', '--exactOptionalPropertyTypes'],
      ],
      {
        cwd: site.dir,
      },
    );
  expect(await check()).toMatchObject({code: 0, stdout: ''});
  site.write(
    'site.config.ts',
    "import {defineConfig} from 'valkyr-docs';\n\nexport default defineConfig({title: 1});\n",
  );
  expect((await check()).stdout).toContain("Type 'number' is not assignable to type 'string'");
});

test('a new site has at most 450 packages, and one React', async () => {
  const site = await siteOf('npm');
  const {packages}: {packages: Record<string, unknown>} = JSON.parse(
    readFileSync(path.join(site.dir, 'package-lock.json'), 'utf8'),
  );
  const names = Object.keys(packages);
  expect(names.length - 1).toBeLessThanOrEqual(450);
  for (const name of ['react', 'react-dom', 'react-router'])
    expect(names.filter((file) => file.endsWith(`node_modules/${name}`))).toHaveLength(1);
});

test('the package contains only what runs, and its types', () => {
  const files = listFiles(inject('package').dir);
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'));
  expect(sources).toEqual([]);
  expect(
    files.filter((file) => /\.mdx$|\.test\.|package-lock|^(?:dist\/)?(?:docs|blog|tests)\//.test(file)),
  ).toEqual([]);
  const named = files.filter((file) =>
    /valkyr ?labs|thorapi/i.test(readFileSync(path.join(inject('package').dir, file), 'latin1')),
  );
  expect(named).toEqual([]);
  // On Windows and macOS, names that differ only in case are the same file.
  expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length);
});

test('the repository folder, which is not the generator’s package, cannot be packed', async () => {
  const {code, stderr} = await runCommand('npm', ['pack', '--dry-run']);
  expect(code).not.toBe(0);
  expect(stderr).toContain('The package of the generator is made by `npm run package`');
});
