import type {Server} from 'node:http';
import path from 'node:path';
import type {ConfigDialect} from '../config/ConfigDialect.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import {noConfigFile} from '../config/noConfigFile.ts';
import {isFolder} from '../files/folders/isFolder.ts';
import {isFile} from '../files/isFile.ts';
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
  if (!isFolder(dir)) return {error: missingFolder(siteDir, dir, options)};

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

function missingFolder(siteDir: string, dir: string, options: ServeOptions): string {
  if (options.dir === undefined && !isFolder(siteDir)) {
    const {message, hint = ''} = noConfigFile(siteDir);
    return `${message} ${hint}`;
  }
  // The folder of a build may have been given in place of its site's.
  const isBuilt = options.dir === undefined && isFile(path.join(siteDir, 'index.html'));
  if (isBuilt) return `There is no folder ${dir}. To serve ${siteDir} itself, name it with --dir.`;
  return `There is no folder ${dir}. Run \`npm run build\` first.`;
}
