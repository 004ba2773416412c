import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {repositoryDir} from '../../support/runScript.ts';

const generatorDir = path.join(repositoryDir, 'src/generator');

export interface FileImport {
  /** The importing file, relative to `src/generator`. */
  from: string;
  /** The imported file, likewise; `../` if it is outside. */
  to: string;
  isType: boolean;
}

const STATIC_RE = /^(?:import|export)\s+(type\s+)?(?:[^;'"]*?from\s*)?'(\.[^']+)'/gm;
const DYNAMIC_RE = /\bimport\(\s*'(\.[^']+)'\s*\)/g;

/** Every relative import in the text of one module, static and dynamic. */
export function importsOf(file: string, text: string): FileImport[] {
  const resolve = (specifier: string) =>
    path.posix.join(path.posix.dirname(file), specifier.replace(/\?.*$/, ''));
  const found = [...text.matchAll(STATIC_RE)].map(([, type, specifier = '']) => ({
    from: file,
    to: resolve(specifier),
    isType: type !== undefined,
  }));
  const later = [...text.matchAll(DYNAMIC_RE)].map(([, specifier = '']) => ({
    from: file,
    to: resolve(specifier),
    isType: false,
  }));
  return [...found, ...later];
}

/** The text of each module of the generator. */
export function readModules(): {file: string; text: string}[] {
  return readdirSync(generatorDir, {recursive: true, encoding: 'utf8'})
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => ({file, text: readFileSync(path.join(generatorDir, file), 'utf8')}));
}

/** Every relative import of the generator's modules. */
export function readImports(): FileImport[] {
  return readModules().flatMap(({file, text}) => importsOf(file, text));
}

/** Parses the table of rooms in a Markdown text: each room with the rooms that it may import. */
export function readTable(markdown: string): Map<string, string[]> {
  const rows = markdown.matchAll(/^\| `(\w+)` \|.*\| ([^|]*) \|$/gm);
  return new Map(
    [...rows].map(([, room = '', cell = '']) => [
      room,
      [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    ]),
  );
}

/** The room that a file of the generator belongs to; files at its root belong to the room `index`. */
export function roomOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : 'index';
}
