// @vitest-environment happy-dom
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {
  ComposerOperation,
  ComposerParameter,
} from '../../../../src/generator/shared/composer/ComposerData.ts';
import {ENGLISH} from '../../../../src/generator/shared/messages/languages/en.ts';
import {Composer} from '../../../../src/generator/theme/composer/Composer.tsx';
import {sendRequest} from '../../../../src/generator/theme/composer/sendRequest.ts';
import {render} from '../inSite.tsx';

afterEach(() => vi.unstubAllGlobals());

const operation: ComposerOperation = {
  method: 'POST',
  path: '/orders',
  server: 'https://api.example.com',
  summary: 'Create an order',
  returns: {type: 'json'},
  parameters: {path: [], query: [], header: []},
  initial: {path: {}, query: {}, header: {}},
};

/** Returns the form. */
function renderComposer(further: Partial<ComposerOperation> = {}): HTMLElement {
  const {container} = render(
    <Composer
      operation={{...operation, ...further}}
      page={{server: operation.server, allowed: []}}
      messages={ENGLISH.composer}
      start={further.initial ?? operation.initial}
      onChange={() => undefined}
      onClose={() => undefined}
    />,
  );
  return within(container).getByRole('form');
}

test('a request that is under way is not sent again', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)));
  renderComposer();
  const form = screen.getByRole('form');
  fireEvent.submit(form);
  await screen.findByText(ENGLISH.composer.sending);
  fireEvent.submit(form);
  expect(answers).toHaveLength(1);
  answers[0]?.(new Response('{}', {status: 201}));
  await waitFor(() => expect(form.textContent).toContain('201'));
  fireEvent.submit(form);
  expect(answers).toHaveLength(2);
});

test('the base URL can be chosen from the servers of the document', () => {
  const servers = [{url: 'https://api.example.com', label: 'Live'}, {url: 'https://test.example.com'}];
  renderComposer({servers});
  const field = screen.getByRole('combobox', {name: ENGLISH.composer.baseUrl});
  const options = [
    ...document.querySelectorAll<HTMLOptionElement>(
      `#${CSS.escape(field.getAttribute('list') ?? '')} option`,
    ),
  ];
  expect(options.map((option) => [option.value, option.getAttribute('label')])).toEqual([
    ['https://api.example.com', 'Live'],
    ['https://test.example.com', null],
  ]);
});

test('a parameter may have the name of what every object has', () => {
  const parameter = (kind: 'integer' | 'text'): ComposerParameter => ({
    name: 'constructor',
    kind,
    type: kind,
    required: true,
  });
  const parameters = {path: [parameter('text')], query: [parameter('integer')], header: []};
  const form = renderComposer({path: '/drivers/{constructor}', parameters});
  const fields = within(form).getAllByRole<HTMLInputElement>('textbox', {name: /^constructor/});
  expect(fields.map(({value}) => value)).toEqual(['', '']);
  fireEvent.submit(form);
  expect(fields.map((field) => field.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
});

test.each([
  ['a name and a password', 'ada:pä:ss', 'Basic YWRhOnDDpDpzcw=='],
  ['what is encoded', 'YWRhOnNlY3JldA==', 'Basic YWRhOnNlY3JldA=='],
])('HTTP Basic sends %s encoded once', async (_, token, sent) => {
  const auth = {header: 'Authorization', prefix: 'Basic ', isBasic: true} as const;
  const sentHeaders: unknown[] = [];
  vi.stubGlobal('fetch', (_url: string, {headers}: RequestInit) => {
    sentHeaders.push(headers);
    return Promise.resolve(new Response('{}'));
  });
  const request = {method: 'GET', url: 'https://api.example.com/', path: [], query: [], headers: [], auth};
  const sending = {token, files: new Map(), signal: new AbortController().signal};
  await sendRequest({...request, returns: {type: 'json'}}, sending);
  expect(sentHeaders).toEqual([[['Authorization', sent]]]);
});

const auth = {header: 'Authorization', prefix: 'Bearer '} as const;

/** Records the requests that are sent. */
function recordRequests(): RequestInit[] {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => {
    sent.push(init);
    return Promise.resolve(new Response('{}'));
  });
  return sent;
}

test('invisible characters around a pasted token and in headers are not sent', async () => {
  const sent = recordRequests();
  const trace: ComposerParameter = {name: 'X-Trace', kind: 'text', type: 'string'};
  const form = renderComposer({auth, parameters: {path: [], query: [], header: [trace]}});
  const token = within(form).getByLabelText(ENGLISH.composer.token);
  fireEvent.change(token, {target: {value: ' \u200babc\ufeff '}});
  fireEvent.change(within(form).getByRole('textbox', {name: /^X-Trace/}), {target: {value: '\u2060one'}});
  fireEvent.submit(form);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.headers).toEqual([
    ['X-Trace', 'one'],
    ['Authorization', 'Bearer abc'],
  ]);
  fireEvent.change(token, {target: {value: ''}});
});

test('what cannot be sent in a header is marked at its field, and nothing is sent', () => {
  const sent = recordRequests();
  const trace: ComposerParameter = {name: 'X-Trace', kind: 'text', type: 'string'};
  const form = renderComposer({auth, parameters: {path: [], query: [], header: [trace]}});
  const token = within(form).getByLabelText(ENGLISH.composer.token);
  const field = within(form).getByRole('textbox', {name: /^X-Trace/});
  fireEvent.change(token, {target: {value: 'abc…'}});
  fireEvent.change(field, {target: {value: 'Łódź'}});
  fireEvent.submit(form);
  expect([token, field].map((one) => one.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
  expect(form.textContent).toContain('… cannot be sent in a header.');
  expect(form.textContent).toContain('Ł cannot be sent in a header.');
  fireEvent.change(token, {target: {value: ''}});
  fireEvent.submit(form);
  expect(sent).toEqual([]);
});

test('a body with GET, which browsers do not send, is explained', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  const form = renderComposer({
    method: 'GET',
    body: {
      kind: 'json',
      contentType: 'application/json',
      field: {name: '', kind: 'text', type: 'string'},
    },
    initial: {path: {}, query: {}, header: {}, body: 'all'},
  });
  fireEvent.submit(form);
  await waitFor(() => expect(form.textContent).toContain('Browsers send no body with GET.'));
});

test('a method that browsers do not send is explained', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError()));
  const form = renderComposer({method: 'TRACE'});
  fireEvent.submit(form);
  await waitFor(() => expect(form.textContent).toContain('Browsers send no TRACE requests.'));
});

test('sending opens folded values that contain a mistake', async () => {
  const form = renderComposer();
  const url = within(form).getByLabelText(ENGLISH.composer.baseUrl);
  fireEvent.change(url, {target: {value: 'api.example.com'}});
  const fold = url.closest('details');
  if (!fold) throw new Error('The values cannot be folded.');
  fold.open = false;
  fireEvent.submit(form);
  await waitFor(() => expect(document.activeElement).toBe(url));
  expect(fold.open).toBe(true);
  fireEvent.change(url, {target: {value: ''}});
});
