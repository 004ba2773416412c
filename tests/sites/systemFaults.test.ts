import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {startDevServer} from '../support/devServer.ts';
import {hashFiles} from '../support/listFiles.ts';
import {repositoryDir, runScript} from '../support/runScript.ts';

const PAGE = '---\ntitle: Page\n---\n\nText.\n';

const ENVIRONMENT = {...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined, VITEST: undefined};

/** The user without any rights. */
const NOBODY = 65534;

const ENDLESS = `export default {
  title: 'Test',
  url: 'https://test.example',
  docs: {remarkPlugins: [() => () => new Promise((resolve) => setTimeout(resolve, 1_000_000))]},
};
`;

describe('a site with problematic files', () => {
  let site: TestSite;
  let output: unknown;

  beforeAll(async () => {
    site = createSite({'docs/page.md': PAGE});
    expect((await site.build()).code).toBe(0);
    output = await hashFiles(path.join(site.dir, 'build'));
  });

  afterAll(() => site.dispose());

  async function failedBuild(...args: string[]): Promise<string> {
    const {code, stdout, stderr} = await site.build(...args);
    expect(code).toBe(1);
    expect(stdout + stderr).not.toMatch(/\n {4}at |bug in the generator/);
    expect(await hashFiles(path.join(site.dir, 'build'))).toEqual(output);
    expect(readdirSync(site.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
    return stderr;
  }

  test('a file that cannot be read is reported with the mistakes of the others', async () => {
    symlinkSync('unreadable.md', path.join(site.dir, 'docs/unreadable.md'));
    mkdirSync(path.join(site.dir, 'docs/tags.yml'));
    site.write({'docs/wrong.md': '---\ntitle: [\n---\n', 'docs/broken.md': '<Tabs>\n'});
    try {
      const printed = await failedBuild();
      expect(printed).toContain('error  docs/unreadable.md\n  Symbolic links form a loop');
      expect(printed).toContain('error  docs/tags.yml\n  This is a folder');
      expect(printed).toContain('error  docs/wrong.md:2:8\n');
      expect(printed).toContain('error  docs/broken.md:1:1\n');
      expect(printed).toContain('4 errors in 4 files');
    } finally {
      for (const name of ['unreadable.md', 'tags.yml', 'wrong.md', 'broken.md']) site.remove(`docs/${name}`);
    }
  });

  test('a folder where the sidebars file should be', async () => {
    mkdirSync(path.join(site.dir, 'sidebars.ts'));
    try {
      expect(await failedBuild()).toContain('error  sidebars.ts\n  This is a folder, but must be a file.');
    } finally {
      site.remove('sidebars.ts');
    }
  });

  test('an output folder below a file', async () => {
    site.write({file: ''});
    expect(await failedBuild('--out-dir', path.join(site.dir, 'file/out'))).toContain('file');
  });

  test.runIf(process.platform === 'linux')(
    'an output folder where the system refuses to create one, before anything is built',
    async () => {
      const {code, stdout, stderr} = await site.build('--out-dir', '/proc/site/build');
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('The output folder /proc/site/build cannot be written. /proc: ');
      expect(stderr).toContain('choose another folder with --out-dir');
    },
  );

  test.runIf(process.platform === 'linux')(
    'a folder for books where the system refuses to create one, before anything is built',
    async () => {
      const {code, stdout, stderr} = await runScript('book', ['/docs', site.dir, '--out-dir', '/proc/books']);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toContain('The output folder /proc/books cannot be written. /proc: ');
    },
  );
});

test('a configuration that is a folder, a site that is a file or missing, one with its configuration under another name', async () => {
  const site = createSite({'site.config.mts': 'export default {};\n', file: ''});
  try {
    site.remove('site.config.ts');
    const run = async (dir: string) => (await runScript('build', [dir])).stderr;
    expect(await run(site.dir)).toContain(`in ${site.dir}; \`site.config.mts\` is not read.`);
    expect(await run(path.join(site.dir, 'file'))).toContain('is a file, but must be the folder of a site');
    expect(await run(path.join(site.dir, 'missing'))).toContain(
      `The site folder ${path.join(site.dir, 'missing')} does not exist.`,
    );
    mkdirSync(path.join(site.dir, 'site.config.ts'));
    expect(await run(site.dir)).toContain('error  site.config.ts\n  This is a folder');
  } finally {
    site.dispose();
  }
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a build that is stopped by %s ends quietly and leaves nothing behind',
  async (signal) => {
    // Its Markdown is never compiled, so that the signal always comes during the build.
    const site = createSite({'docs/page.md': PAGE, 'site.config.ts': ENDLESS});
    try {
      mkdirSync(path.join(site.dir, 'build'));
      for (const name of ['index.html', '404.html']) writeFileSync(path.join(site.dir, 'build', name), 'old');
      const before = await hashFiles(path.join(site.dir, 'build'));
      const stopped = await buildUntil(site.dir, 'Scanning content', signal);
      expect(stopped).toEqual({signal, printed: ''});
      expect(await hashFiles(path.join(site.dir, 'build'))).toEqual(before);
      expect(readdirSync(site.dir).filter((name) => name.startsWith('.build'))).toEqual([]);
    } finally {
      site.dispose();
    }
  },
);

test('a check of a read-only site that is stopped leaves no temporary cache behind', async () => {
  const site = createSite({'docs/page.md': PAGE, 'site.config.ts': ENDLESS});
  const temporary = mkdtempSync(path.join(tmpdir(), 'temporary-'));
  chmodSync(site.dir, 0o555);
  chmodSync(temporary, 0o777);
  try {
    const child = spawn(process.execPath, [`${repositoryDir}scripts/run.mjs`, 'check', site.dir], {
      env: {...ENVIRONMENT, TMPDIR: temporary},
      // Folders without write permission are writable for root.
      ...(process.getuid?.() === 0 && {uid: NOBODY}),
      stdio: 'ignore',
    });
    const ended = once(child, 'exit');
    const caches = (): number =>
      readdirSync(temporary).filter((name) => name.startsWith('site-cache-')).length;
    await expect.poll(caches, {timeout: 20_000}).toBe(1);
    child.kill('SIGINT');
    expect(await ended).toEqual([null, 'SIGINT']);
    expect(caches()).toBe(0);
  } finally {
    chmodSync(site.dir, 0o755);
    rmSync(temporary, {recursive: true, force: true});
    site.dispose();
  }
});

test('a dev server that is stopped while it bundles the app ends, and the next one starts', async () => {
  const site = createSite({'docs/page.md': PAGE});
  try {
    const server = await startDevServer(site.dir);
    await (await fetch(`${server.url}docs/page`)).text();
    const bundling = path.join(site.dir, '.cache/dev/entries/browser.ts');
    await expect.poll(() => existsSync(bundling), {timeout: 20_000, interval: 10}).toBe(true);
    await server.stop();
    expect(() => process.kill(server.pid, 0)).toThrow();
    // Pages of the next one are complete, whatever was being written.
    const next = await startDevServer(site.dir);
    expect(await (await fetch(`${next.url}docs/page`)).text()).toContain('Text.');
    await next.stop();
  } finally {
    site.dispose();
  }
});

/** Builds a site, and sends the signal after the given phase. */
function buildUntil(
  dir: string,
  phase: string,
  signal: NodeJS.Signals,
): Promise<{signal: NodeJS.Signals | null; printed: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [`${repositoryDir}scripts/run.mjs`, 'build', dir], {
      env: ENVIRONMENT,
    });
    let printed = '';
    let isSent = false;
    child.stdout.on('data', (data: Buffer) => {
      if (isSent || !String(data).includes(phase)) return;
      isSent = true;
      child.kill(signal);
    });
    child.stderr.on('data', (data: Buffer) => {
      printed += data;
    });
    child.on('error', reject);
    child.on('close', (_code, by) => resolve({signal: by, printed}));
  });
}
