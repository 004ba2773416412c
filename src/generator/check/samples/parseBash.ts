import {spawn} from 'node:child_process';
import {hasCode} from '../../shared/problems/hasCode.ts';
import type {SampleError} from './SampleError.ts';

/** Parses a Bash sample with `bash -n`, which does not execute it; without Bash, all samples pass. */
export function parseBash(code: string): Promise<SampleError | undefined> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-n'], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: {...process.env, LC_ALL: 'C'},
    });
    let output = '';
    child.stderr.on('data', (data: Buffer) => {
      output += data;
    });
    child.on('error', (error) => (hasCode(error, 'ENOENT') ? resolve(undefined) : reject(error)));
    // Bash may stop reading at the first error.
    child.stdin.on('error', () => undefined);
    child.on('close', (status) => resolve(status === 0 ? undefined : firstError(output)));
    child.stdin.end(`${code}\n`);
  });
}

function firstError(output: string): SampleError {
  const [, line, message] = /^bash: line (\d+): (.*)$/m.exec(output) ?? [];
  return {message: message ?? output.trim(), ...(line !== undefined && {line: Number(line)})};
}
