import {stat} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import type {ConfigDialect} from '../config/ConfigDialect.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {createStaticServer} from './createStaticServer.ts';
import {findBaseUrl} from './findBaseUrl.ts';
import {listenFor, originOf} from '../http/listenFor.ts';

/** What to serve and where; everything has a default. */
export interface ServeOptions {
  /** The site folder, whose `build` is served. */
  siteDir?: string;
  /** See `loadSiteConfig`. */
  dialect?: ConfigDialect;
  /** The folder to serve instead of the site's `build`. */
  dir?: string;
  /** If given, no other port is tried. */
  port?: number;
  host?: string;
}

/** A running server, or the reason why there is none. */
export type Serving = {server: Server; url: string; dir: string; notice?: string} | {error: string};

/** Starts a static server for a built site. The caller's mistakes are returned as `error`. */
export async function serveSite(options: ServeOptions): Promise<Serving> {
  const siteDir = path.resolve(options.siteDir ?? '.');
  const dir = options.dir === undefined ? path.join(siteDir, 'build') : path.resolve(options.dir);
  const isFolder = await stat(dir).then(
    (stats) => stats.isDirectory(),
    () => false,
  );
  if (!isFolder) return {error: `There is no folder ${dir}. Run \`npm run build\` first.`};

  const hasSite = options.siteDir !== undefined || options.dir === undefined;
  const config = hasSite ? (await loadSiteConfig(siteDir, options.dialect)).config : undefined;
  const baseUrl = config?.baseUrl ?? (await findBaseUrl(dir));

  const server = createStaticServer({dir, baseUrl});
  const host = options.host ?? 'localhost';
  const bound = await listenFor(server, {host, port: options.port});
  if ('error' in bound) return bound;
  const {port, notice} = bound;
  return {server, url: originOf(host, port) + baseUrl, dir, ...(notice !== undefined && {notice})};
}
