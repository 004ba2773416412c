import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {runScript, type ScriptResult} from './runScript.ts';

/** A small site in its own folder, built by the real command. */
export interface TestSite {
  dir: string;
  write(files: Record<string, string>): void;
  remove(file: string): void;
  build(...args: string[]): Promise<ScriptResult>;
  /** Text of an output file. */
  output(file: string): string;
  /** The same without the comments that React puts between texts. */
  html(file: string): string;
  dispose(): void;
}

const CONFIG = `export default {title: 'Test', url: 'https://test.example', baseUrl: '/'};\n`;

/** Creates a site from the given files, in a folder inside `parent`; `site.config.ts` is optional. */
export function createSite(files: Record<string, string>, parent = tmpdir()): TestSite {
  mkdirSync(parent, {recursive: true});
  const dir = mkdtempSync(path.join(parent, 'site-'));
  const output = (file: string): string => readFileSync(path.join(dir, 'build', file), 'utf8');
  const site: TestSite = {
    dir,
    write(more) {
      for (const [file, text] of Object.entries(more)) {
        mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
        writeFileSync(path.join(dir, file), text);
      }
    },
    remove: (file) => rmSync(path.join(dir, file), {recursive: true, force: true}),
    build: (...args) => runScript('build', [dir, ...args]),
    output,
    html: (file) => output(file).replaceAll('<!-- -->', ''),
    dispose: () => rmSync(dir, {recursive: true, force: true}),
  };
  site.write({'site.config.ts': CONFIG, ...files});
  return site;
}
