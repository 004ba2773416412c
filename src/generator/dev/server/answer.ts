import {closeSync, createReadStream, fstatSync, openSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import path from 'node:path';
import {pipeline} from 'node:stream/promises';
import {ASSETS_FOLDER, sidebarOfFile} from '../../shared/address/assetFiles.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {redirectWords, renderRedirectPage} from '../../output/formats/renderRedirectPage.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {dataFolder} from '../../shared/address/outputPaths.ts';
import {moduleName, pageModule, renderPageData} from '../../render/renderRoute.ts';
import {byteRange} from '../../http/byteRange.ts';
import {contentType} from '../../http/contentTypes.ts';
import {findServed} from '../../files/findInStatic.ts';
import {isFile} from '../../files/isFile.ts';
import type {DevSite} from '../site/DevSite.ts';
import type {PreparedPage} from '../pages/preparePage.ts';
import {parseRequestPath} from './parseRequestPath.ts';
import {renderErrorPage} from './renderErrorPage.ts';

/** The response to a request. */
export type Reply = FullReply | FileReply;

interface FullReply {
  /** Default: 200. */
  status?: number;
  /** A file name whose extension determines the content type. */
  type: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

interface FileReply {
  /** Absolute path. */
  file: string;
}

/** Answers a request as a host of the built site would, with pages that are compiled and rendered on demand. */
export async function answer(siteDir: string, site: DevSite, request: IncomingMessage): Promise<Reply> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return {...text(405, 'Only GET and HEAD requests are supported here.'), headers: {Allow: 'GET, HEAD'}};
  }
  const requested = parseRequestPath(expectDefined(request.url, 'the target of a request'));
  if (requested === 400) return text(400, 'The address is malformed.');
  const {baseUrl} = site.config;
  const pathname = requested === 404 ? undefined : pathOf(requested);
  if (pathname === '/' && baseUrl !== '/') {
    return {status: 302, type: 'x.txt', body: '', headers: {Location: baseUrl}};
  }
  if (pathname === undefined) return notFound(site);

  const base = belowBaseUrl(pathname, baseUrl);
  const level = sidebarOfFile(base ?? '');
  const asset = !level && base?.startsWith(ASSETS_FOLDER) ? base.slice(ASSETS_FOLDER.length) : undefined;
  if (asset !== undefined) {
    const early = await earlyFile(site, asset);
    if (early) return {type: asset, body: early};
    const file = await findAsset(siteDir, site, asset);
    if (file !== undefined) return {file};
  }
  const reply =
    (level && (await sidebarLevel(site, level))) ??
    (await pagePart(site, pathname)) ??
    (await document(site, await site.quickPage(pathname)));
  if (reply) return reply;
  const file = base === undefined ? undefined : findServed(siteDir, site.config.staticDirectories, base);
  if (file !== undefined) return {file};
  return (
    (await document(site, await site.page(pathname))) ??
    (await redirect(site, pathname)) ??
    (await generated(site, pathname)) ??
    notFound(site)
  );
}

function pathOf({segments, slash}: {segments: string[]; slash: boolean}): string {
  const joined = `/${segments.join('/')}`;
  return slash && joined !== '/' ? `${joined}/` : joined;
}

/** A page's data or module; both are in a folder with the page's name. */
async function pagePart(site: DevSite, pathname: string): Promise<FullReply | undefined> {
  const [, folder = '', name = ''] = /^(.*)\/([^/]+)$/.exec(pathname) ?? [];
  if (name !== 'page.json' && !name.endsWith('.js')) return undefined;
  const address = folder === '' ? '/' : folder;
  const page = await findPage(site, address);
  if (!page) return name === 'page.json' ? redirectData(site, address) : undefined;
  if (name === 'page.json') return pageData(site, page);
  const code = page.route.contents
    .filter(({key}) => moduleName(page.route, key) === name)
    .map(({key}) => page.modules[key])[0];
  return code === undefined ? undefined : {type: 'x.js', body: pageModule(code)};
}

async function findPage(site: DevSite, pathname: string): Promise<PreparedPage | undefined> {
  const page = (await site.quickPage(pathname)) ?? (await site.page(pathname));
  // The data is below the page's own address only, not below aliases.
  return page && dataFolder(page.route.path) === pathname.replace(/^\//, '') ? page : undefined;
}

async function pageData(site: DevSite, page: PreparedPage): Promise<FullReply> {
  const shell = await site.shell();
  site.visited(page);
  // Only components render their own tags in the head: without them, the data is known without rendering.
  const isPlain = page.components.length === 0 && Object.keys(page.modules).length === 0;
  if (isPlain) return {type: 'x.json', body: renderPageData(shell, page.data)};
  const rendered = await site.render(page);
  // Without data, the browser runs the component too, and reports the error.
  const json = rendered.problems ? undefined : rendered.json;
  return {type: 'x.json', body: json ?? renderPageData(shell, page.data)};
}

async function document(site: DevSite, page: PreparedPage | undefined): Promise<FullReply | undefined> {
  if (!page || page.route.data.layout === 'notFound') return undefined;
  site.visited(page);
  return renderPage(site, page, 200);
}

async function renderPage(site: DevSite, page: PreparedPage, status: number): Promise<FullReply> {
  const rendered = await site.render(page);
  return rendered.problems
    ? {type: 'x.html', body: renderErrorPage(site.config.baseUrl, rendered.problems), status: 500}
    : {type: 'x.html', body: rendered.html, status};
}

async function notFound(site: DevSite): Promise<FullReply> {
  const page = await site.page(`${site.config.baseUrl}404.html`);
  return page ? renderPage(site, page, 404) : {type: 'x.txt', body: 'Page not found.\n', status: 404};
}

async function sidebarLevel(
  site: DevSite,
  {sidebar, level}: {sidebar: string; level: string},
): Promise<FullReply | undefined> {
  const {sidebars} = await site.model();
  const levels = Object.hasOwn(sidebars, sidebar) ? sidebars[sidebar]?.levels : undefined;
  return levels && Object.hasOwn(levels, level)
    ? {type: 'x.json', body: JSON.stringify(levels[level])}
    : undefined;
}

async function redirect(site: DevSite, pathname: string): Promise<FullReply | undefined> {
  const found = await findRedirect(site, pathname);
  if (!found) return undefined;
  const {target, title} = found;
  return {
    type: 'x.html',
    body: renderRedirectPage(target, title, {
      policy: site.config.contentSecurityPolicy,
      words: redirectWords(site.config),
    }),
  };
}

async function redirectData(site: DevSite, pathname: string): Promise<FullReply | undefined> {
  const found = await findRedirect(site, pathname);
  return found && {type: 'x.json', body: JSON.stringify({redirect: found.target})};
}

async function findRedirect(site: DevSite, pathname: string) {
  const key = pageKey(pathname);
  return (await site.redirects()).find(({path: old}) => pageKey(old) === key);
}

/** A file that is made from the whole site. */
async function generated(site: DevSite, pathname: string): Promise<FullReply | undefined> {
  const found = await site.generated(pathname);
  return found && {type: pathname, body: found};
}

async function earlyFile(site: DevSite, asset: string): Promise<Buffer | undefined> {
  // A doc of a large site is shown before all content is read, and needs its styles then.
  await Promise.race([site.model(), site.app.requested]);
  return site.app.earlyFile(asset, site.isRead());
}

/** A file of the browser bundle, or a file that a page's text refers to. */
async function findAsset(siteDir: string, site: DevSite, asset: string): Promise<string | undefined> {
  await site.model();
  for (const {assets} of site.compiler.compiled.values()) {
    const found = assets.find(({output}) => output === ASSETS_FOLDER + asset);
    if (found) return path.join(siteDir, found.file);
  }
  const imported = site.app.names().imported?.assets.find(({output}) => output === ASSETS_FOLDER + asset);
  if (imported) return path.join(siteDir, imported.file);
  if (/^(?:images|files)\/|^routes\.json$|^search\//.test(asset)) return undefined;
  const file = path.join(await site.app.browserDir(), asset);
  return isFile(file) ? file : undefined;
}

function text(status: number, body: string): FullReply {
  return {status, type: 'x.txt', body: `${body}\n`};
}

/** Sends a response that browsers must not cache. */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  reply: Reply,
): Promise<void> {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cache-Control', 'no-store');
  if ('file' in reply) return sendFile(request, response, reply.file);
  const {status = 200, type, body, headers} = reply;
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, {
    ...headers,
    'Content-Type': contentType(type),
    'Content-Length': bytes.length,
  });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

/** An open file stays readable when its site is replaced. */
async function sendFile(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  const fd = openSync(file, 'r');
  const {size} = fstatSync(fd);
  response.setHeader('Accept-Ranges', 'bytes');
  // Safari does not play videos from servers without range requests.
  const range = byteRange(request.headers.range, size);
  if (range === 'unsatisfiable') {
    closeSync(fd);
    response.writeHead(416, {'Content-Range': `bytes */${size}`, 'Content-Length': 0});
    response.end();
    return;
  }
  const {start, end} = range ?? {start: 0, end: size - 1};
  response.writeHead(range ? 206 : 200, {
    'Content-Type': contentType(file),
    'Content-Length': end - start + 1,
    ...(range && {'Content-Range': `bytes ${start}-${end}/${size}`}),
  });
  if (request.method === 'HEAD') {
    closeSync(fd);
    response.end();
    return;
  }
  // For an empty file, `end` would precede the start.
  await pipeline(createReadStream(file, {fd, ...(range ?? {})}), response);
}
