import type {Server} from 'node:http';
import {listen} from './listen.ts';

/** Where the user wants a server to listen. */
export interface Place {
  host: string;
  /** If given, no other port is tried. */
  port: number | undefined;
}

const DEFAULT_PORT = 3000;

/**
 * Starts listening on a host of this machine.
 *
 * @returns The port, with a notice if it is not the default one, or the reason why the server cannot listen.
 */
export async function listenFor(
  server: Server,
  {host, port: wanted}: Place,
): Promise<{port: number; notice?: string} | {error: string}> {
  const port = wanted ?? DEFAULT_PORT;
  const address = host === 'localhost' ? '127.0.0.1' : host;
  try {
    const bound = await listen(server, {host: address, port, mayMove: wanted === undefined});
    if (bound === undefined) return {error: `Port ${port} is taken. Choose another with --port.`};
    const hasMoved = wanted === undefined && bound !== port;
    return {port: bound, ...(hasMoved && {notice: `Port ${port} is taken; using ${bound}.`})};
  } catch (error) {
    return {error: `Cannot listen on ${host}:${port}: ${(error as Error).message}.`};
  }
}

/** The address of the root of a server. */
export function originOf(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
