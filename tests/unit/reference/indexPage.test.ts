// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {head, renderTestReference} from './readTestReference.ts';
import {text} from './shop.ts';

test('the variables of a server are listed with their defaults, allowed values and descriptions', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}servers:
  - url: https://{region}.shop.example/{version}/
    variables:
      region: {default: eu, enum: [eu, us], description: Where the *data* is.}
      version: {default: 2}
      unused: {default: x}
  - {url: 'https://sandbox.shop.example', description: Sandbox}
paths: {/orders: {get: {tags: [Order], responses: {}}}}
`,
  });
  for (const id of ['api/index', 'api/Order']) {
    const [server, sandbox] = render(id).querySelectorAll('.api-facts > dd > code');
    expect(text(server)).toBe('https://{region}.shop.example/{version}');
    expect(text(sandbox)).toBe('https://sandbox.shop.example');
    expect([...render(id).querySelectorAll('.server-variables > li')].map((item) => text(item))).toEqual([
      'region Where the data is. Default eueuus',
      'version Default 2',
    ]);
  }
  expect(compile('api/Order').text.markdown).toContain(
    '- Server: `https://{region}.shop.example/{version}` · `region`: Where the *data* is. (default `eu`) One of `eu`, `us`. · `version`: (default `2`)\n',
  );
  expect(text(render('api/Order').querySelector('.sample-panel .tab-panel code'))).toContain(
    'https://eu.shop.example/2/orders',
  );
});

test('the index says what the document says about authentication', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {/orders: {get: {tags: [Order], responses: {}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, description: Create one in *Settings*.}
    login:
      type: oauth2
      flows:
        clientCredentials: {tokenUrl: 'https://id.example/token', scopes: {read: See orders, write: ''}}
        authorizationCode: {authorizationUrl: 'https://id.example/ask', tokenUrl: 'https://id.example/token', scopes: {read: See orders}}
    sso: {type: openIdConnect, openIdConnectUrl: 'https://id.example/.well-known'}
`,
  });
  const [, key, login, sso] = render('api/index').querySelectorAll('.api-facts > dd');
  expect(text(key)).toBe('key: an API key in the header X-Key. Create one in Settings.');
  expect([...(login?.querySelectorAll('li') ?? [])].map((item) => text(item))).toEqual([
    'clientCredentials.tokenUrl https://id.example/token',
    'authorizationCode.authorizationUrl https://id.example/ask',
    'authorizationCode.tokenUrl https://id.example/token',
    'read See orders',
    'write',
  ]);
  expect(text(sso?.querySelector('li'))).toBe('openIdConnectUrl https://id.example/.well-known');
  expect(compile('api/index').text.markdown).toContain(
    '- Authentication: `key`: an API key in the header `X-Key`. Create one in *Settings*.\n',
  );
  expect(compile('api/index').text.markdown).toContain(' · `read`: See orders · `write`\n');
});

test('the headings of the description become headings of the index, and its link definitions work', async () => {
  const description =
    'Records.\n\n## Log in\n\nSend a [token].\n\n### How `long`\n\nA day.\n\n## Errors\n\n### Codes\n\nNone.\n\n[token]: /docs/token';
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: Shop, version: "1", description: ${JSON.stringify(description)}}\npaths: {/a: {get: {responses: {}}}}\n`,
  });
  const page = render('api/index');
  expect([...page.querySelectorAll('h2, h3')].map(({tagName, id}) => [tagName, id])).toEqual([
    ['H2', 'operations'],
    ['H2', 'log-in'],
    ['H3', 'how-long'],
    ['H2', 'errors'],
    ['H3', 'codes'],
  ]);
  expect(page.querySelector('a[href="/v1/docs/token"]')?.textContent).toBe('token');
  const {markdown, sections} = compile('api/index').text;
  expect(markdown).toContain('## Log in\n\nSend a [token](/v1/docs/token).\n\n### How long\n\nA day.');
  expect(sections.find(({id}) => id === 'codes')?.text).toContain('None.');
});

test('a server is labeled by its description without the period at its end', async () => {
  const document = `${head}servers: [{url: https://shop.example, description: Live server.}]
paths: {/a: {get: {tags: [A], operationId: a, summary: A, responses: {'200': {description: Done}}}}}
`;
  const {compile} = await renderTestReference({'openapi.yaml': document});
  expect(compile('api/index').text.markdown).toContain('Live server: `https://shop.example`');
});
