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
      start={operation.initial}
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
