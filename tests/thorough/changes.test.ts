import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {CHANGES} from '../../scripts/bench/changes.ts';
import {type Corpus, makeCorpus} from '../../scripts/bench/makeCorpus.ts';
import {createSite, type TestSite} from '../support/createSite.ts';
import {hashFiles} from '../support/listFiles.ts';
import {repositoryDir} from '../support/runScript.ts';

/** More than one folder of docs. */
const PAGES = 50;

describe('after each kind of change', () => {
  let site: TestSite;
  let corpus: Corpus;
  let output: string;
  let fresh: string;
  /** How long the last build with the cache took (ms). */
  let duration: number;

  beforeAll(async () => {
    site = createSite({});
    output = path.join(site.dir, 'build');
    fresh = `${site.dir}-fresh`;
    corpus = await makeCorpus({siteDir: site.dir, pages: PAGES, generator: 'ours'});
    await build();
  });
  afterAll(() => {
    site.dispose();
    rmSync(fresh, {recursive: true, force: true});
  });

  async function build(...args: string[]): Promise<void> {
    const start = performance.now();
    const {code, stderr} = await site.build(...args);
    expect(stderr).toBe('');
    expect(code).toBe(0);
    if (args.length === 0) duration = performance.now() - start;
  }

  /** Starts a build, and kills it after a share of the time that the last one took. */
  async function killAfter(share: number): Promise<void> {
    const child = spawn(process.execPath, [`${repositoryDir}scripts/run.mjs`, 'build', site.dir], {
      stdio: 'ignore',
    });
    const ended = new Promise((resolve) => child.on('exit', resolve));
    await Promise.race([ended, delay(share * duration)]);
    child.kill('SIGKILL');
    await ended;
  }

  const first = CHANGES.map((change, index) => ({...change, number: 1, share: (index + 1) / CHANGES.length}));
  // The pages are rendered while the app is bundled again.
  const again = CHANGES.slice(-1).map(({name, ...change}) => ({
    ...change,
    name: `${name} that was there`,
    number: 2,
    share: 0.7,
  }));
  test.each([...first, ...again])(
    'the output is as without a cache, also if a build was killed: $name',
    async ({apply, number, share}) => {
      const before = hashFiles(output);
      await apply(corpus, number);
      await build('--no-cache', '--out-dir', fresh);
      const after = hashFiles(fresh);
      expect(after).not.toEqual(before);

      // The output may be the new one already, and the cache is what the killed build has left.
      await killAfter(share);
      const left = hashFiles(output);
      expect([before, after]).toContainEqual(left);
      await build();
      expect(hashFiles(output)).toEqual(after);
    },
  );
});
