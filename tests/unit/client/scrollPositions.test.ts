// @vitest-environment happy-dom
import {setTimeout as sleep} from 'node:timers/promises';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createScrollPositions} from '../../../src/generator/client/navigation/scrollPositions.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.scrollRestoration = 'auto';
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Lets the document be one that was reached in a certain way. */
function reachedBy(type: NavigationTimingType, readyState: DocumentReadyState = 'interactive'): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{type} as PerformanceNavigationTiming]);
}

test('a document that was reached by a link is scrolled by the app at once', () => {
  reachedBy('navigate');
  createScrollPositions(window);
  expect(history.scrollRestoration).toBe('manual');
});

test.each(['reload', 'back_forward'] as const)(
  'after %s the browser restores the position, be it after `pageshow` as in Safari',
  async (type) => {
    reachedBy(type);
    createScrollPositions(window);
    expect(history.scrollRestoration).toBe('auto');
    window.dispatchEvent(new Event('pageshow'));
    expect(history.scrollRestoration).toBe('auto');
    await sleep(5);
    expect(history.scrollRestoration).toBe('manual');
  },
);

test('the app takes over soon after a reload if the document is complete', async () => {
  reachedBy('reload', 'complete');
  createScrollPositions(window);
  await sleep(5);
  expect(history.scrollRestoration).toBe('manual');
});

test('the browser restores the position of a document that it has kept', async () => {
  reachedBy('navigate');
  createScrollPositions(window);
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('auto');
  await sleep(5);
  expect(history.scrollRestoration).toBe('manual');
});

test('the app restores the position of an entry for an anchor, which begins with the restoration of the browser', () => {
  reachedBy('navigate');
  createScrollPositions(window);
  history.scrollRestoration = 'auto';
  history.replaceState(null, '', '#a');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(history.scrollRestoration).toBe('manual');
});
