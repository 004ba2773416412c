import {indentJson} from './indentJson.ts';
import type {FormPart, SampleBody, SampleRequest} from '../../shared/samples/SampleRequest.ts';

/** The result of a request. */
export type Outcome =
  | {
      kind: 'response';
      status: string;
      isError: boolean;
      time: number;
      headers: [string, string][];
      body: string;
    }
  | {kind: 'failed'; reason: 'policy' | 'mixed' | 'cors' | 'network' | 'body' | 'method'}
  | {kind: 'canceled'};

interface Sending {
  token: string;
  /** Files that the reader chose, by the name of their field; `''` for a body that is a file. */
  files: ReadonlyMap<string, readonly File[]>;
  signal: AbortSignal;
}

/** Sends a request from the browser, without cookies, and finds out why if there is no response. */
export async function sendRequest(request: SampleRequest, {token, files, signal}: Sending): Promise<Outcome> {
  const {method, url, auth, headers} = request;
  const body = request.body && payload(request.body, files);
  // Fetch standard, "forbidden method" and "new Request()".
  if (/^(?:connect|trace|track)$/i.test(method)) return {kind: 'failed', reason: 'method'};
  if (body !== undefined && /^(?:get|head)$/i.test(method)) return {kind: 'failed', reason: 'body'};
  let isRefused = false;
  const onViolation = (event: SecurityPolicyViolationEvent): void => {
    isRefused ||= event.effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  const start = performance.now();
  try {
    const signIn: [string, string][] =
      auth && token !== '' ? [[auth.header, auth.prefix + tokenText(auth, token)]] : [];
    const response = await fetch(url, {
      method,
      headers: [...headers, ...signIn],
      body,
      credentials: 'omit',
      cache: 'no-store',
      signal,
    });
    const text = await response.text();
    return {
      kind: 'response',
      status: `${response.status} ${response.statusText}`.trim(),
      isError: !response.ok,
      time: Math.round(performance.now() - start),
      headers: [...response.headers],
      body: readable(text, response.headers.get('Content-Type') ?? ''),
    };
  } catch {
    if (signal.aborted) return {kind: 'canceled'};
    return {kind: 'failed', reason: await reasonOf(url, () => isRefused)};
  } finally {
    document.removeEventListener('securitypolicyviolation', onViolation);
  }
}

/** What a token becomes in its header. HTTP Basic encodes a name and a password; what has no colon has been encoded already. */
export function tokenText({isBasic}: NonNullable<SampleRequest['auth']>, token: string): string {
  return isBasic && token.includes(':')
    ? btoa(String.fromCodePoint(...new TextEncoder().encode(token)))
    : token;
}

/** Finds out why a request failed as far as possible: browsers hide the reason, so that pages cannot probe networks. */
async function reasonOf(
  url: string,
  isRefused: () => boolean,
): Promise<'policy' | 'mixed' | 'cors' | 'network'> {
  // The policy violation event comes after the request's error.
  await new Promise((resolve) => setTimeout(resolve));
  if (isRefused()) return 'policy';
  const {protocol, origin, hostname} = new URL(url);
  const isLocal = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  if (location.protocol === 'https:' && protocol === 'http:' && !isLocal) return 'mixed';
  try {
    // An opaque response shows that the server is reachable.
    await fetch(`${origin}/`, {mode: 'no-cors', credentials: 'omit', cache: 'no-store'});
    return 'cors';
  } catch {
    return 'network';
  }
}

function payload(body: SampleBody, files: Sending['files']): BodyInit | undefined {
  switch (body.type) {
    case 'json':
      return JSON.stringify(body.value);
    case 'form':
      return new URLSearchParams(body.fields);
    case 'multipart': {
      const form = new FormData();
      for (const part of body.parts) appendPart(form, part, files);
      return form;
    }
    case 'file':
      return files.get('')?.[0];
    case 'text':
      return body.value;
  }
}

function appendPart(form: FormData, part: FormPart, files: Sending['files']): void {
  if (part.type === 'text') form.append(part.name, part.value);
  else if (part.type === 'json')
    form.append(part.name, new Blob([JSON.stringify(part.value)], {type: 'application/json'}));
  else for (const file of files.get(part.name) ?? []) form.append(part.name, file);
}

/** Indents JSON; other text stays as it is. */
function readable(text: string, type: string): string {
  if (!/[/+]json\b/i.test(type)) return text;
  try {
    return indentJson(text);
  } catch {
    return text;
  }
}
