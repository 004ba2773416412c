import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadPyodide} from 'pyodide';

/** Records requests instead of `requests`, which is not part of Python. */
const RECORDER = `
import json, sys, types
calls = []

def content(value):
    return {'file': value.name} if hasattr(value, 'read') else value

def part(value):
    return {'value': value[1], 'type': value[2] if len(value) > 2 else None} if isinstance(value, tuple) else content(value)

class Response:
    status_code = 200
    def raise_for_status(self): pass
    def json(self): return {}

def request(method, url, headers=None, json=None, data=None, files=None, timeout=None):
    parts = [[name, part(value)] for name, value in files or []]
    calls.append({'method': method.upper(), 'url': url, 'headers': headers or {}, 'json': json, 'data': content(data), 'parts': parts})
    return Response()

module = types.ModuleType('requests')
module.request = request
for name in ['get', 'post', 'put', 'patch', 'delete', 'head', 'options']:
    setattr(module, name, lambda url, name=name, **more: request(name, url, **more))
sys.modules['requests'] = module
`;

interface Call {
  method: string;
  url: string;
  headers: Record<string, string>;
  json: unknown;
  data: string | {file: string} | Record<string, string> | null;
  parts: [name: string, part: {file: string} | {value: string; type: string | null}][];
}

/**
 * Runs scripts that send requests, with CPython in WebAssembly.
 *
 * @param folder The folder with the files.
 */
export async function runPython(
  scripts: readonly string[],
  folder: string,
  environment: Record<string, string>,
): Promise<void> {
  const python = await loadPyodide({env: {HOME: '/home/test', ...environment}, stdout: () => undefined});
  python.FS.mkdirTree('/home/test');
  for (const name of readdirSync(folder))
    python.FS.writeFile(`/home/test/${name}`, readFileSync(path.join(folder, name)));
  python.runPython(`import os\nos.chdir('/home/test')\n${RECORDER}`);
  const own = python.toPy({});
  for (const script of scripts) python.runPython(script, {globals: own});
  const calls: Call[] = JSON.parse(String(python.runPython('json.dumps(calls)')));
  for (const call of calls) await send(call, (name) => new Uint8Array(readFileSync(path.join(folder, name))));
}

/** The request that `requests` sends for a call (see its docs, Quickstart). */
async function send(
  {method, url, headers, json, data, parts}: Call,
  read: (name: string) => Uint8Array<ArrayBuffer>,
): Promise<void> {
  const all = new Headers(headers);
  let body: RequestInit['body'];
  if (parts.length > 0) {
    body = new FormData();
    for (const [name, part] of parts) {
      if ('file' in part) body.append(name, new Blob([read(part.file)]), part.file);
      else if (part.type === null) body.append(name, part.value);
      else body.append(name, new Blob([part.value], {type: part.type}));
    }
  } else if (json !== null) {
    body = JSON.stringify(json);
    if (!all.has('Content-Type')) all.set('Content-Type', 'application/json');
  } else if (typeof data === 'string') body = new TextEncoder().encode(data);
  else if (data !== null && typeof data.file === 'string') body = read(data.file);
  else if (data !== null)
    body = new URLSearchParams(Object.entries(data).map(([name, value]) => [name, String(value)]));
  await fetch(url, {method, headers: all, body});
}
