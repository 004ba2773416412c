import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {findServer} from './findServer.ts';
import {PATIENCE} from './patience.ts';
import {repositoryDir} from './runScript.ts';

/** A web server that runs with its configuration from the deployment guide. */
export interface RunningServer {
  port: number;
  stop(): Promise<void>;
}

type Name = 'nginx' | 'caddy';

/** Starts a web server on a free port with the guide's configuration, in which only address and root are changed. */
export async function startServer(name: Name, root: string): Promise<RunningServer> {
  const program = findServer(name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const port = await freePort();
  const [args, env] = name === 'nginx' ? nginx(folder, root, port) : caddy(folder, root, port);
  const child = spawn(program, args, {env: {...process.env, ...env}, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output += data;
    });
  }
  if (!(await answers(port, child))) {
    child.kill('SIGKILL');
    throw new Error(`${name} does not start with the configuration of the guide:\n${output}`);
  }
  return {port, stop: () => stop(child, folder)};
}

async function stop(child: ChildProcess, folder: string): Promise<void> {
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, {recursive: true, force: true});
}

type Start = [args: string[], env: Record<string, string>];

/** The guide's file is a part of nginx's configuration; the rest is as in Debian's default. */
function nginx(folder: string, root: string, port: number): Start {
  write(folder, 'site.conf', 'nginx.conf', [
    ['listen 80;', `listen 127.0.0.1:${port};`],
    ['root /srv/docs/build;', `root ${root};`],
  ]);
  symlinkSync('/etc/nginx/mime.types', path.join(folder, 'mime.types'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const around = `daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  include mime.types;
  default_type application/octet-stream;
  ${temporary.join('\n  ')}
  include ${folder}/site.conf;
}
`;
  writeFileSync(path.join(folder, 'nginx.conf'), around);
  return [['-p', folder, '-c', `${folder}/nginx.conf`], {}];
}

function caddy(folder: string, root: string, port: number): Start {
  write(
    folder,
    'Caddyfile',
    'Caddyfile',
    [
      ['docs.example.com {', `http://127.0.0.1:${port} {`],
      ['root * /srv/docs/build', `root * ${root}`],
    ],
    // Two servers on one machine would compete for the port of the admin interface.
    '{\n\tadmin off\n}\n',
  );
  mkdirSync(path.join(folder, 'home'));
  const home = path.join(folder, 'home');
  return [
    ['run', '--config', `${folder}/Caddyfile`, '--adapter', 'caddyfile'],
    {HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home},
  ];
}

/** Copies a configuration from the guide. Fails if a part to be replaced is missing. */
function write(folder: string, name: string, source: string, changes: [string, string][], before = ''): void {
  let text = readFileSync(`${repositoryDir}.github/guide/deploy/${source}`, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${source} has no "${from}".`);
    text = text.replace(from, () => to);
  }
  writeFileSync(path.join(folder, name), before + text);
}

/**
 * A port on which nothing listens. It is below the ports of which systems give any to whoever asks: none of them could be
 * taken until the web server listens.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
}

async function answers(port: number, child: ChildProcess): Promise<boolean> {
  for (const end = Date.now() + PATIENCE; Date.now() < end && child.exitCode === null; ) {
    const isUp = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (isUp) return true;
    await sleep(100);
  }
  return false;
}
