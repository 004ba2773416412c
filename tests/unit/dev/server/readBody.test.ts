import {once} from 'node:events';
import {createServer} from 'node:http';
import {type AddressInfo, connect} from 'node:net';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {readBody} from '../../../../src/generator/dev/server/readBody.ts';

const server = createServer((request, response) => {
  void readBody(request, 1000).then((body) => response.writeHead(body === undefined ? 400 : 200).end(body));
  request.once('data', () => server.emit('read'));
});

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

/** Sends bodies over one connection, each in two parts, between which the server reads the first; returns the responses' statuses. */
async function send(...bodies: [string, string][]): Promise<string[]> {
  const {port} = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  const statuses = () => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status = '']) => status);
  socket.on('data', (data) => {
    received += data;
  });
  for (const [index, [first, second]] of bodies.entries()) {
    const read = once(server, 'read');
    socket.write(
      `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${first.length + second.length}\r\n\r\n${first}`,
    );
    await read;
    socket.write(second);
    await expect.poll(() => statuses().length).toBe(index + 1);
  }
  socket.destroy();
  return statuses();
}

test('a body is read up to the limit, and the connection of a longer one goes on', async () => {
  const part = 'a'.repeat(500);
  const long = part.repeat(20_000);
  expect(await send([part, part], [long, long], [part, part])).toEqual(['200', '400', '200']);
});
