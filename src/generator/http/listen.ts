import type {Server} from 'node:http';
import {connect} from 'node:net';

/** Where to listen. */
export interface ListenOptions {
  host: string;
  port: number;
  /** Whether to try the following ports if the port is in use. */
  mayMove: boolean;
}

const PORTS_TRIED = 100;

/**
 * Starts listening.
 *
 * @returns The port, or undefined if it is in use (with `mayMove`: if the next hundred are in use, too)
 * @throws the system's error if it cannot listen there for another reason
 */
export async function listen(
  server: Server,
  {host, port, mayMove}: ListenOptions,
): Promise<number | undefined> {
  const last = port === 0 || !mayMove ? port : Math.min(port + PORTS_TRIED, 65_535);
  for (let candidate = port; candidate <= last; candidate++) {
    if (host === '127.0.0.1' && (await isTakenOnIpv6(candidate))) continue;
    const bound = await tryToListen(server, host, candidate);
    if (bound !== undefined) return bound;
  }
  return undefined;
}

/** Browsers try `::1` first for `localhost`, so they would show a server that listens only there instead of ours. */
function isTakenOnIpv6(port: number): Promise<boolean> {
  if (port === 0) return Promise.resolve(false);
  return new Promise((resolve) => {
    const socket = connect({host: '::1', port, timeout: 200});
    const end = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
    socket.once('timeout', () => end(false));
  });
}

function tryToListen(server: Server, host: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    };
    server.once('error', onError);
    server.once('listening', onListening);
    server.listen(port, host);
  });
}
