// @vitest-environment happy-dom
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {useCurrentHeading} from '../../../../src/generator/theme/toc/useCurrentHeading.ts';

const TOC = [{id: 'first'}, {id: 'last'}];

function Current() {
  return <output>{useCurrentHeading(TOC)}</output>;
}

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'onscrollend');
});

/** Shows the end of a page with two headings, of which the last cannot reach the reading line. */
function showEnd(): void {
  for (const [index, {id}] of TOC.entries()) {
    const heading = document.createElement('h2');
    heading.id = id;
    vi.spyOn(heading, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, index * 500));
    document.body.append(heading);
  }
  render(<Current />);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(5000);
  vi.stubGlobal('innerHeight', 1000);
  vi.stubGlobal('scrollY', 4000);
}

test.each([
  ['tells when scrolling ends', 'scrollend'],
  ['does not tell when scrolling ends', 'scroll'],
])('at the end of the page the last heading is current in a browser that %s', (_, event) => {
  if (event === 'scrollend') Object.assign(window, {onscrollend: null});
  showEnd();
  expect(screen.getByRole('status').textContent).toBe('first');
  act(() => void window.dispatchEvent(new Event(event)));
  expect(screen.getByRole('status').textContent).toBe('last');
});
