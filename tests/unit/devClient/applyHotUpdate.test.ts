import {describe, expect, test, vi} from 'vitest';
import {applyHotUpdate, type HotModules} from '../../../src/generator/devClient/applyHotUpdate.ts';

/** An app that a server bundled in these steps, each of which has an update to the next. */
function appAt(start: string, steps: string[], {refuses}: {refuses?: string} = {}) {
  let hash = start;
  let status = 'idle';
  const hot: HotModules = {
    status: () => status,
    async check() {
      const next = steps[steps.indexOf(hash) + 1];
      if (next === undefined) return null;
      if (next === refuses) {
        status = 'abort';
        throw new Error('Aborted because ./src/data.ts is not accepted');
      }
      hash = next;
      return ['./src/Counter.tsx'];
    },
  };
  return {hot, getHash: () => hash};
}

describe('applyHotUpdate', () => {
  test('applies every update that the tab has missed', async () => {
    const {hot, getHash} = appAt('a', ['a', 'b', 'c']);
    expect(await applyHotUpdate(hot, getHash, 'c')).toBe(true);
    expect(getHash()).toBe('c');
  });

  test('requests nothing if the app has the wanted hash', async () => {
    const {hot, getHash} = appAt('b', ['a', 'b', 'c']);
    expect(await applyHotUpdate(hot, getHash, 'b')).toBe(true);
    expect(getHash()).toBe('b');
  });

  test('applies all available updates if no hash is given', async () => {
    const {hot, getHash} = appAt('a', ['a', 'b', 'c']);
    expect(await applyHotUpdate(hot, getHash, undefined)).toBe(true);
    expect(getHash()).toBe('c');
  });

  test('gives up if no update leads from this app to the wanted one', async () => {
    const {hot, getHash} = appAt('old', ['a', 'b']);
    expect(await applyHotUpdate(hot, getHash, 'z')).toBe(false);
  });

  test('gives up and reports why if a module cannot be replaced', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const {hot, getHash} = appAt('a', ['a', 'b'], {refuses: 'b'});
    expect(await applyHotUpdate(hot, getHash, 'b')).toBe(false);
    expect(String(warn.mock.calls[0]?.[1])).toContain('not accepted');
    warn.mockRestore();
  });
});
