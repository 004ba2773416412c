// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {head, renderTestReference} from './readTestReference.ts';
import {text} from './shop.ts';

describe('hostile text', () => {
  /** Browsers recognize these schemes, whatever is inside or before them. */
  const sneaky = [
    '<a href="java\tscript:alert(6)">a</a>',
    '<a href="\x01 javascript:alert(7)">b</a>',
    "<a href=' javascript:alert(8)'>c</a>",
    '<a href="java&#10;script:alert(9)">d</a>',
    '<a href=" https://example.com/a b\t">e</a>',
  ].join(' ');
  const hostile = `${head}tags: [{name: '<script>alert(1)</script>', description: '<img src=x onerror=alert(1)> [go](javascript:alert(1))'}]
paths:
  '/a"><script>/{x}':
    get:
      operationId: '"><img src=x onerror=alert(2)>'
      tags: ['<script>alert(1)</script>']
      summary: '<b onclick=alert(3)>Bold</b> & "quoted"'
      description: 'Text <svg onload=alert(4)> <b>kept <i>open'
      parameters: [{name: x, in: path, required: true, schema: {type: string, pattern: '</code><script>', enum: ['<u>', '"']}}]
      responses: {'<200>': {description: '<script>alert(5)</script>'}}
components:
  schemas:
    '../../etc/passwd': {type: object, description: '<style>*{}</style>', properties: {'<script>': {type: string, default: '</script>'}, __proto__: {type: string}, '': {type: string}}}
    '"><script>': {type: object, properties: {constructor: {$ref: '#/components/schemas/..~1..~1etc~1passwd'}}}
    Sneaky: {type: object, description: ${JSON.stringify(sneaky)}}
    ユーザー 表: {type: string, enum: ['</code>']}
    Inherited: {type: object, properties: {a: {type: string, format: constructor}, b: {type: string, enum: [constructor, x], x-enumDescriptions: {x: An x}}}}
`;

  test('is shown as text, and results in addresses within their folder', async () => {
    const {reference, render, compile, problems} = await renderTestReference({'openapi.yaml': hostile});
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(reference.pages.map(({permalink}) => permalink)).toEqual([
      '/v1/docs/api',
      '/v1/docs/api/script-alert-1-script',
      '/v1/docs/models',
      '/v1/docs/models/script',
      '/v1/docs/models/etc-passwd',
      '/v1/docs/models/Inherited',
      '/v1/docs/models/Sneaky',
      `/v1/docs/models/${encodeURI('ユーザー-表')}`,
    ]);
    for (const {id} of reference.pages) {
      const page = render(id);
      expect([
        ...page.querySelectorAll(
          'script, img, style, b[onclick], [onerror], [onload], a[href^="javascript"]',
        ),
      ]).toEqual([]);
      // Normalized as by browsers, which drop tabs, line ends, and leading control characters.
      const schemes = [...page.querySelectorAll('a[href]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', 'https://site.example').protocol,
      );
      expect(new Set(schemes)).toEqual(new Set(['https:']));
      const outside = id === 'models/Sneaky' ? 'https://example.com/' : '/v1/';
      expect(
        compile(id).links.every(({href}) => ['/v1/', '#', outside].some((start) => href.startsWith(start))),
      ).toBe(true);
    }
    const links = [...render('models/Sneaky').querySelectorAll('a')].filter((link) =>
      /^[a-e]$/.test(link.textContent ?? ''),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      null,
      null,
      null,
      null,
      'https://example.com/a b',
    ]);
    const inherited = render('models/Inherited');
    expect(text(inherited.getElementById('field-b'))).toContain('constructorx An x');
    expect(text(inherited.querySelector('[data-value=java] code'))).toContain('private String a;');
    const api = render('api/script-alert-1-script');
    expect(text(api.querySelector('h2'))).toBe('<b onclick=alert(3)>Bold</b> & "quoted"');
    expect(text(api.querySelector('.operation-text p'))).toBe('Text <svg onload=alert(4)> kept open');
    expect(text(render('models/etc-passwd').querySelector('tr[id] th'))).toBe('<script>');
  });
});

test('anchors of Redoc and Swagger UI in descriptions lead to the pages of what they name', async () => {
  const links =
    '[a](#tag/Pet-shop), [b](#operation/getPet), [c](#tag/Pet-shop/operation/getPet), [d](#tag/Pet%20shop/paths/~1pets/put), [e](#schema/Pet), [f](#section/Log-in/The-token), [g](#operation/getCat), [h](#tag/store), [i](#pets), [j](#tag/Pet-shop/Size-limits), [k](#/Pet%20shop/getPet), [l](#/Pet%20shop), [m](#the-token), [n](#tag/Pet-shop/Sizes), [o](#/components/schemas/Pet), [p](#size-limits), [q](#replace-a-pet)';
  const {render, compile, problems} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: "1", description: ${JSON.stringify(`${links}\n\n# Log in\n\nFirst.\n\n## The \`token\`\n\nLast.`)}}
paths:
  /pets:
    get: {tags: [Pet shop], operationId: getPet, summary: Get a pet, description: 'Or [replace it](#operation/putPet).', responses: {}}
    put: {tags: [Pet shop], operationId: putPet, summary: Replace a pet, responses: {}}
tags: [{name: Pet shop, description: "About pets.\\n\\n## Size limits\\n\\nNone."}]
components: {schemas: {Pet: {type: object}}}
`,
  });
  const index = render('api/index');
  const hrefs = [...index.querySelectorAll('.api-page > p:first-child a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/v1/docs/api/Pet-shop',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop#putPet',
    '/v1/docs/models/Pet',
    '/v1/docs/api#the-token',
    null,
    null,
    null,
    '/v1/docs/api/Pet-shop#size-limits',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop',
    '/v1/docs/api#the-token',
    null,
    '/v1/docs/models/Pet',
    '/v1/docs/api/Pet-shop#size-limits',
    '/v1/docs/api/Pet-shop#putPet',
  ]);
  expect([...render('api/Pet-shop').querySelectorAll('h2, h3')].slice(0, 2).map(({id}) => id)).toEqual([
    'size-limits',
    'getPet',
  ]);
  expect([...index.querySelectorAll('h2, h3')].map(({id}) => id)).toEqual([
    'operations',
    'log-in',
    'the-token',
  ]);
  expect(compile('api/Pet-shop').text.markdown).toContain('Or [replace it](/v1/docs/api/Pet-shop#putPet).');
  expect(compile('api/index').text.markdown).toContain('[f](/v1/docs/api#the-token), g, h, i, ');
  expect(problems.map(({message}) => /`(.+?)`/.exec(message)?.[1])).toEqual([
    '#operation/getCat',
    '#tag/store',
    '#pets',
    '#tag/Pet-shop/Sizes',
  ]);
});

test('an alert in a description begins with its type in the language of the page, also as Markdown', async () => {
  const document = `${head}paths:
  /orders:
    get:
      tags: [Orders]
      summary: List orders
      description: |
        All orders.

        > [!WARNING]
        > Old orders are **gone**.
      parameters:
        - {name: q, in: query, schema: {type: string}, description: "> [!TIP]\\n> Use words."}
      responses: {'200': {description: Done}}
`;
  const {compile, render} = await renderTestReference({'openapi.yaml': document}, {}, 'de');
  const {markdown} = compile('api/Orders').text;
  expect(markdown).toContain('> **Warnung**\n>\n> Old orders are **gone**.');
  expect(markdown).toContain('**Tipp** Use words.');
  expect(markdown).not.toContain('[!');
  const titles = [...render('api/Orders').querySelectorAll('.admonition-title')];
  expect(titles.map(({textContent}) => textContent)).toEqual(['Warnung', 'Tipp']);
});

test('HTML in a description is Markdown in the Markdown of the page', async () => {
  const document = `${head}paths:
  /orders:
    get:
      tags: [Orders]
      operationId: list
      summary: List orders
      description: |
        <b>Required scope: </b><code>orders_read</code>

        Lists *all* <i>open</i> orders, see <a href="https://example.com/a?b=1&amp;c=2">the guide</a> for <id>.<!-- Old. -->

        <p>Returns a <code>List</code> of
          <strong>orders</strong>.</p><ul><li>First &lt; last</li></ul>

        <table><tr><th>State</th><th>Meaning</th></tr><tr><td>open</td><td> <em>Not </em>paid</td></tr></table>

        <script>alert(1)</script><pre><code class="language-js">list(1);
        </code></pre>
      responses: {'200': {description: Done}}
`;
  const {compile} = await renderTestReference({'openapi.yaml': document});
  const {markdown} = compile('api/Orders').text;
  expect(markdown).toContain(`**Required scope:** \`orders_read\`

Lists *all* *open* orders, see [the guide](https://example.com/a?b=1\\&c=2) for \\<id>.

Returns a \`List\` of
**orders**.

- First < last

| State | Meaning    |
| ----- | ---------- |
| open  | *Not* paid |

\`\`\`js
list(1);
\`\`\``);
});
