import {once} from 'node:events';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {expect, onTestFinished, test} from 'vitest';
import {createEventStream} from '../../../../src/generator/dev/server/createEventStream.ts';

test('a proxy is told to pass each message on at once', async () => {
  const stream = createEventStream();
  const server = createServer((request, response) => stream.open(request, response, [], undefined));
  onTestFinished(() => {
    stream.close();
    server.close();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const {port} = server.address() as AddressInfo;
  const {headers, body} = await fetch(`http://127.0.0.1:${port}/`);
  expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(headers.get('x-accel-buffering')).toBe('no');
  await body?.cancel();
});
