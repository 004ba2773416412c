import {expect, test} from 'vitest';
import {writeFault} from '../../../../src/generator/bundle/problems/writeFault.ts';

const fault = (code: string, syscall: string) => Object.assign(new Error(code), {code, syscall});
/** How webpack wraps what a loader throws. */
const moduleError = (error: Error) => Object.assign(new Error('Module build failed'), {error});

test('a full disk is not a mistake in the module that was being bundled', () => {
  const full = fault('ENOSPC', 'write');
  expect(writeFault([new Error('Syntax error'), moduleError(full)])).toBe(full);
});

test('a module that cannot be read is', () => {
  expect(
    writeFault([moduleError(fault('EACCES', 'open')), moduleError(new Error('ENOSPC'))]),
  ).toBeUndefined();
});
