import {createServer, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {importAliases} from '../../src/generator/pipeline/compatibility.ts';
import {
  type DevBundles,
  type DevBundling,
  startDevBundles,
} from '../../src/generator/bundle/dev/devBundles.ts';
import {loadPrerenderBundle} from '../../src/generator/bundle/prerender/loadPrerenderBundle.ts';
import {contentSecurityPolicySchema} from '../../src/generator/config/schema/contentSecurityPolicySchema.ts';
import {createDocumentShell} from '../../src/generator/render/documentShell.ts';
import {withoutHtml, withoutLevels} from '../../src/generator/render/pageContents.ts';
import {renderDocument} from '../../src/generator/render/renderDocument.ts';
import type {DevMessage} from '../../src/generator/shared/dev/DevMessage.ts';
import {escapeJson} from '../../src/generator/shared/html/escapeJson.ts';
import type {PageData} from '../../src/generator/shared/page/PageData.ts';
import type {SidebarNode} from '../../src/generator/shared/page/SidebarData.ts';
import {EMPTY_SITE_DATA} from './emptySiteData.ts';
import type {SiteData} from '../../src/generator/shared/page/SiteData.ts';
import {bundleRequest} from './bundleRequest.ts';
import {appFacts} from '../../src/generator/shared/page/AppFacts.ts';

export interface HarnessPage {
  data: PageData;
  /** Code of the page module, for pages with components. */
  code?: string;
  components?: string[];
}

/**
 * The browser's half of the dev server with a minimal server behind it: the test defines what a page contains and what
 * has changed.
 */
export interface DevHarness {
  url: string;
  /** Pages by path. */
  pages: Map<string, HarnessPage>;
  /** Sidebar levels by `<sidebar>/<level>`. */
  levels: Map<string, SidebarNode[]>;
  bundles: DevBundles;
  /** The result of the last bundling. */
  bundling(): DevBundling;
  /** Settles after a bundling for the browser that begins from now on. */
  bundled(): Promise<DevBundling>;
  write(file: string, text: string): void;
  remove(file: string): void;
  send(message: DevMessage): void;
  /** Ends all connections and accepts no more, until `restart`. */
  stop(): Promise<void>;
  restart(server: string): Promise<void>;
  close(): Promise<void>;
}

const SITE: SiteData = {
  ...EMPTY_SITE_DATA,
  title: 'Dev',
  url: 'https://dev.example',
  baseUrl: '/base/',
  navbar: {title: 'Dev', items: []},
};

/** Bundles the app for a site with these files and serves it on a free port. */
export async function startDevHarness(
  files: Record<string, string>,
  components: string[],
): Promise<DevHarness> {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'dev-site-'));
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
    writeFileSync(path.join(siteDir, file), text);
  };
  for (const [file, text] of Object.entries(files)) write(file, text);

  let bundling: DevBundling | undefined;
  let waiting: {since: number; resolve(bundling: DevBundling): void}[] = [];
  const bundled = () => new Promise<DevBundling>((resolve) => waiting.push({since: Date.now(), resolve}));
  const first = bundled();
  const bundles = await startDevBundles(
    {
      ...bundleRequest(siteDir),
      aliases: importAliases(siteDir),
      site: appFacts(SITE),
      components,
      customCss: ['custom.css'],
    },
    (next) => {
      bundling = next;
      // One that began earlier may be without the last change; so is one in which only the prerender bundle is new.
      const isDue = ({since}: {since: number}): boolean => since <= (next.startedAt ?? since);
      const due = waiting.filter(isDue);
      waiting = waiting.filter((one) => !isDue(one));
      for (const {resolve} of due) resolve(next);
    },
    (error) => {
      throw error;
    },
  );
  await first;
  const current = (): DevBundling => {
    if (!bundling) throw new Error('Nothing is bundled.');
    return bundling;
  };

  const pages = new Map<string, HarnessPage>();
  const levels = new Map<string, SidebarNode[]>();
  const listeners = new Set<ServerResponse>();
  const messageOf = (message: DevMessage): string => `data: ${JSON.stringify(message)}\n\n`;
  let serverId = 'first';

  async function answer(pathname: string, response: ServerResponse): Promise<void> {
    const send = (type: string, body: string | Buffer, status = 200): void => {
      response.writeHead(status, {'Content-Type': type, 'Cache-Control': 'no-store'}).end(body);
    };
    if (pathname === '/favicon.ico') return send('image/x-icon', '');
    if (pathname === `${SITE.baseUrl}__dev/events`) {
      response.writeHead(200, {'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store'});
      response.write(messageOf({type: 'hello', server: serverId}));
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      return;
    }
    // Reports of page errors: tests read them from the console.
    if (pathname === `${SITE.baseUrl}__dev/faults`) return send('text/plain', '', 204);
    const level = new RegExp(`^${SITE.baseUrl}assets/sidebar/(.*)\\.json$`).exec(pathname)?.[1];
    if (level !== undefined) {
      const items = levels.get(decodeURIComponent(level).replace('/_root', '/'));
      return send('application/json', JSON.stringify(items ?? null), items ? 200 : 404);
    }
    const {bundles: made} = current();
    if (!made) return send('text/plain', 'Nothing is bundled.', 500);
    if (pathname.startsWith(`${SITE.baseUrl}assets/`)) {
      const name = pathname.slice(`${SITE.baseUrl}assets/`.length);
      const type = name.endsWith('.css') ? 'text/css' : 'text/javascript';
      try {
        return send(type, readFileSync(path.join(made.browserDir, name)));
      } catch {
        return send('text/plain', 'Not found', 404);
      }
    }
    const bare = pathname.replace(/\/page\.(?:json|js)$/, '');
    const page = pages.get(bare);
    if (!page) return send('text/plain', 'Not found', 404);
    if (pathname.endsWith('/page.json'))
      return send('application/json', escapeJson({app: 'dev', ...withoutLevels(page.data)}));
    if (pathname.endsWith('/page.js'))
      return send('text/javascript', `export default async function(){${page.code}\n}\n`);
    const bundle = await loadPrerenderBundle(made.prerender);
    const key = 'content' in page.data ? page.data.content.key : '';
    const rendered = await bundle.renderPage(
      SITE,
      page.data,
      page.code === undefined ? {} : {[key]: page.code},
      (work) => work(),
    );
    const html = renderDocument(createDocumentShell(SITE, made, contentSecurityPolicySchema.parse({})), {
      ...rendered,
      path: page.data.path,
      data: withoutHtml(rendered.data),
      components: page.components ?? [],
      structuredData: [],
    });
    return send('text/html; charset=utf-8', html);
  }

  const server: Server = createServer((request, response) => {
    const {pathname} = new URL(request.url ?? '/', 'http://localhost');
    answer(pathname, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end(String(error));
    });
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await listen(0);
  const {port} = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}${SITE.baseUrl}`,
    pages,
    levels,
    bundles,
    bundling: current,
    bundled,
    write,
    remove: (file) => rmSync(path.join(siteDir, file)),
    send(message) {
      for (const listener of listeners) listener.write(messageOf(message));
    },
    stop,
    async restart(id) {
      serverId = id;
      await listen(port);
    },
    async close() {
      await stop();
      await bundles.close();
      rmSync(siteDir, {recursive: true, force: true});
    },
  };
}
