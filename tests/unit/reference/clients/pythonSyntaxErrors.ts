import {spawnSync} from 'node:child_process';
import {loadPyodide} from 'pyodide';
import {hasTool} from './hasTool.ts';

/** Syntax errors in Python scripts: from the installed Python, or else from CPython in WebAssembly. */
export async function pythonSyntaxErrors(scripts: readonly string[]): Promise<string> {
  const check = (read: string) => `import ast, json, sys\nfor code in json.loads(${read}): ast.parse(code)`;
  const input = JSON.stringify(scripts);
  if (hasTool('python3'))
    return spawnSync('python3', ['-c', check('sys.stdin.read()')], {input, encoding: 'utf8'}).stderr;
  const python = await loadPyodide();
  python.globals.set('scripts', input);
  try {
    python.runPython(check('scripts'));
    return '';
  } catch (error) {
    return String(error);
  }
}
