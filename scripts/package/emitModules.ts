import {execFile} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {promisify} from 'node:util';
import {THEME_PARTS} from '../../src/generator/bundle/entries/generateEntries.ts';
import {modulesIn} from './modulesIn.ts';

/** Modules that are imported by name: by a site, or by the modules that are generated for it. */
const ENTRIES =
  /^(?:index|theme\/index|client\/(?:start|prerender|clientModules)|devClient\/startDev|compat\/(?:theme|docusaurus|overrides)\/[\w/-]+)\.js$/;

/** The parts of the theme that are loaded with the pages that need them. */
const PARTS = new Set(Object.values(THEME_PARTS).map((request) => `${request}.js`));

/** Entries whose types are visible to sites. */
const TYPED = /^(?:index|theme\/index|compat\/(?:theme|docusaurus)\/[\w/-]+)\.d\.ts$/;

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*)(["'])(\.{1,2}\/[^"']+)\1/g;

/**
 * Compiles the modules that run in the browser, and those that a site imports for its configuration, one by one, with
 * their types next to them. Modules that nothing imports are left out.
 *
 * @param sourceDir Absolute path of the sources.
 * @param dist Absolute path of the folder for the modules, which keep their relative paths.
 * @throws the compiler's output, if there is an error.
 */
export async function emitModules(sourceDir: string, dist: string): Promise<void> {
  const tsc = createRequire(path.join(sourceDir, 'index.ts')).resolve('typescript/package.json');
  for (const config of ['tsconfig.package.json', 'tsconfig.types.json']) {
    await promisify(execFile)(process.execPath, [
      path.join(path.dirname(tsc), 'bin/tsc'),
      '--project',
      path.join(sourceDir, config),
      '--outDir',
      dist,
    ]);
  }
  const emitted = modulesIn(dist);
  for (const file of emitted.filter((name) => name.endsWith('.d.ts'))) nameJavaScript(path.join(dist, file));
  const used = new Set([
    ...reachable(
      dist,
      emitted.filter((file) => ENTRIES.test(file) || PARTS.has(file)),
      '.js',
    ),
    ...reachable(
      dist,
      emitted.filter((file) => TYPED.test(file)),
      '.d.ts',
    ),
  ]);
  for (const file of emitted) if (!used.has(file)) rmSync(path.join(dist, file));
}

/** Types import the source files, which are not part of the package. */
function nameJavaScript(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/(["']\.{1,2}\/[^"']+)\.tsx?(?=["'])/g, '$1.js'));
}

/** The given modules and all modules that they import, directly or indirectly. */
function reachable(dist: string, entries: string[], extension: '.js' | '.d.ts'): string[] {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, , specifier = ''] of readFileSync(path.join(dist, file), 'utf8').matchAll(IMPORT)) {
      if (!specifier.endsWith('.js')) continue;
      found.add(path.posix.join(path.posix.dirname(file), specifier).replace(/\.js$/, extension));
    }
  }
  return [...found];
}
