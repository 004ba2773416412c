import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'java-parser';
import {onTestFinished} from 'vitest';
import {hasTool} from './hasTool.ts';

/**
 * Syntax errors in Java code: from the compiler, ignoring missing types and packages, or from a parser if there is no
 * compiler.
 */
export function javaSyntaxErrors(samples: string[]): string {
  if (!hasTool('javac')) return samples.map(parseError).filter(Boolean).join('\n');
  const dir = mkdtempSync(path.join(tmpdir(), 'java-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  const files = samples.map((code, index) => {
    // Each in its own package, since many samples declare the same names.
    const folder = path.join(dir, `s${index}`);
    mkdirSync(folder);
    const name = nameOf(code);
    const file = path.join(folder, `${name ?? 'Sample'}.java`);
    writeFileSync(file, `package s${index};\n${unitOf(code)}`);
    return file;
  });
  writeFileSync(path.join(dir, 'files'), files.join('\n'));
  const {stderr} = spawnSync('javac', ['-Xmaxerrs', '5000', '-d', dir, `@${path.join(dir, 'files')}`]);
  const unknownTypes = /error: (?:package .* does not exist|cannot find symbol|cannot access)/;
  return String(stderr)
    .split('\n')
    .filter((text) => text.includes('error: ') && !unknownTypes.test(text))
    .join('\n');
}

function parseError(code: string): string {
  try {
    parse(unitOf(code));
    return '';
  } catch (error) {
    return `${String(error)}\n${code}`;
  }
}

function nameOf(code: string): string | undefined {
  return /^public (?:class|enum) (\w+)/m.exec(code)?.[1];
}

/** Wraps statements without a class in one. */
function unitOf(code: string): string {
  if (nameOf(code) !== undefined) return code;
  const imports = code.match(/^import .*;$/gm)?.join('\n') ?? '';
  const statements = code.replace(/^import .*;$/gm, '');
  return `${imports}\nclass Sample { void run() throws Exception {\n${statements}\n} }`;
}
