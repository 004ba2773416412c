import {spawn} from 'node:child_process';
import {closeSync, openSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Browser} from 'playwright';
import {createMemorySampler} from '../sampleMemory.ts';

/** A dev server to measure, with the page that is opened and edited. */
export interface DevCommand {
  command: string;
  args: string[];
  cwd: string;
  /** Address of the page. */
  url: string;
  /** Source of the page. */
  file: string;
  /** File that receives all output. */
  log: string;
}

/** The measurements of one start of a dev server. */
export interface DevMeasurement {
  /** From the start of the process to a complete response for the page. */
  answeredSeconds: number;
  /** From the start of the process until the last words of the page are on the screen. */
  visibleSeconds: number;
  /** From saving the page's file as soon as it is visible until its new words are on the screen. */
  firstEditSeconds: number;
  /** The same for later edits. */
  editSeconds: number[];
  /** Peak of the summed resident memory of all its processes. */
  peakBytes: number;
}

const EDITS = 7;
const LONGEST = 300_000;
/** Pause between edits, and after the first one (ms), in which the server can finish background work. */
const REST = 700;
const FIRST_REST = 6000;
/** Pause before the start (ms): opening a tab keeps the browser busy, which must not count as work of the server. */
const TAB_REST = 2000;

/**
 * Starts a dev server, opens a page, edits it, and stops the server with all its processes.
 *
 * @throws if the page does not load, or an edit does not reach the screen.
 */
export async function measureDevServer(
  {command, args, cwd, url, file, log}: DevCommand,
  browser: Browser,
): Promise<DevMeasurement> {
  const text = await readFile(file, 'utf8');
  const output = openSync(log, 'a');
  const page = await browser.newPage({viewport: {width: 1366, height: 768}});
  await sleep(TAB_REST);
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const child = spawn(command, args, {
    cwd,
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', CI: '1', BROWSER: 'none'},
    stdio: ['ignore', output, output],
    // A separate session, so that all of its processes can be found and ended.
    detached: true,
  });
  const sampler = createMemorySampler(child.pid ?? 0);
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has already ended.
    }
  };
  const breakOff = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', breakOff);
  try {
    await answered(url);
    const answeredSeconds = seconds();
    await page.goto(url, {waitUntil: 'commit', timeout: LONGEST});
    const isShown = (words: string) =>
      page.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), words, {
        timeout: LONGEST,
        polling: 'raf',
      });
    await isShown(lastWords(text));
    const visibleSeconds = seconds();
    const edit = async (count: number): Promise<number> => {
      const words = `The harbour log has entry ${count} of this watch.`;
      const saved = performance.now();
      await writeFile(file, `${text}\n${words}\n`);
      await isShown(words);
      return (performance.now() - saved) / 1000;
    };
    const firstEditSeconds = await edit(0);
    await sleep(FIRST_REST);
    const editSeconds: number[] = [];
    for (let count = 1; count <= EDITS; count++) {
      editSeconds.push(await edit(count));
      await sleep(REST);
    }
    return {answeredSeconds, visibleSeconds, firstEditSeconds, editSeconds, peakBytes: sampler.stop()};
  } finally {
    sampler.stop();
    end();
    process.off('SIGINT', breakOff);
    await page.close();
    await writeFile(file, text);
    closeSync(output);
  }
}

async function answered(url: string): Promise<void> {
  const end = performance.now() + LONGEST;
  while (performance.now() < end) {
    try {
      const response = await fetch(url, {headers: {accept: 'text/html'}});
      const html = await response.text();
      if (response.ok && html.includes('</html>')) return;
    } catch {
      // It is not listening yet.
    }
    await sleep(10);
  }
  throw new Error(`${url} did not respond.`);
}

/** The last plain words of the text. */
function lastWords(text: string): string {
  const lines = text.split('\n').filter((line) => /^[A-Z][^`*[\]{}<|]{20,}\.$/.test(line));
  return (lines.at(-1) ?? '').split('. ').at(-1)?.slice(0, 60) ?? '';
}
