// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {connect} from '../../../src/generator/devClient/connect.ts';
import {POSITION_ATTRIBUTE} from '../../../src/generator/shared/dev/reloadKeys.ts';

/** The connections, in order. */
let sources: FakeSource[];

class FakeSource {
  onmessage: ((event: {data: string}) => void) | undefined;
  onerror: (() => void) | undefined;
  readonly #address: string;

  constructor(address: string) {
    this.#address = address;
    sources.push(this);
  }

  /** The position that the server is told. */
  since(): string | null {
    return new URLSearchParams(this.#address.split('?')[1]).get('since');
  }

  close(): void {}
}

let close: () => void;

beforeEach(() => {
  sources = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
  document.documentElement.setAttribute(POSITION_ATTRIBUTE, 'server.3');
  const ignore = () => undefined;
  close = connect('/__dev/events', 'tab', {onMessage: ignore, onLost: ignore, onBackground: ignore});
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a page asks for what it has missed until the server has responded', () => {
  expect(sources.map((source) => source.since())).toEqual(['server.3']);
  sources[0]?.onerror?.();
  vi.runOnlyPendingTimers();
  expect(sources.map((source) => source.since())).toEqual(['server.3', 'server.3']);
  sources[1]?.onmessage?.({data: '{"type":"hello","server":"server.0"}'});
  sources[1]?.onerror?.();
  vi.runOnlyPendingTimers();
  expect(sources.map((source) => source.since())).toEqual(['server.3', 'server.3', null]);
});
