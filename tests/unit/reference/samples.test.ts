import {execFile, execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingHttpHeaders} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {transform} from 'esbuild';
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {createExample} from '../../../src/generator/reference/example/createExample.ts';
import {createSamples} from '../../../src/generator/reference/samples/createSamples.ts';
import {hasTool} from './clients/hasTool.ts';
import {javaSyntaxErrors} from './clients/javaSyntaxErrors.ts';
import {runPython} from './clients/runPython.ts';
import {sendCurl} from './clients/sendCurl.ts';
import {head, readTestReference} from './readTestReference.ts';

/** Code by language for each operation, in the order of the document. */
async function samplesOf(
  document: string,
  options: Record<string, unknown> = {},
): Promise<Record<string, string>[]> {
  const {reference, problems} = await readTestReference({'openapi.yaml': head + document}, options);
  if (!reference) throw new Error(JSON.stringify(problems));
  const {model, config} = reference;
  return model.groups
    .flatMap(({operations}) => operations)
    .map((operation) =>
      Object.fromEntries(createSamples(operation, model, config).map(({value, code}) => [value, code])),
    );
}

/** Texts with special meaning to a shell, to curl, and inside strings of the languages. */
const HOSTILE_HEADER = "X-`id`'$HOME!";
const HOSTILE_TEXT = '@ada "$(id)" `id` \'x\' \\u0022 ${1} {token} """ \\';
const hostile = JSON.stringify(HOSTILE_TEXT);

const requests = `security: [{key: []}]
paths:
  /photos/{id}:
    post:
      operationId: upload
      parameters: [{name: id, in: path, required: true, schema: {type: string}, example: a/b}]
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [note, tags, about, photo]
              properties:
                note: {type: string, example: ${hostile}}
                tags: {type: array, items: {type: string}, example: [red, green]}
                about: {type: object, properties: {by: {type: string, example: ${hostile}}}}
                photo: {type: string, format: binary}
            encoding:
              note: {contentType: text/markdown}
              photo: {contentType: 'image/*, image/png'}
      responses: {}
    put:
      operationId: replace
      parameters: [{name: id, in: path, required: true, schema: {type: string}, example: '7'}]
      requestBody: {content: {'image/*': {schema: {type: string, format: binary}}}}
      responses: {}
    patch:
      operationId: change
      parameters:
        - {name: id, in: path, required: true, schema: {type: string}, example: '7'}
        - {name: X-Note, in: header, required: true, schema: {type: string}, example: ${hostile}}
      requestBody: {content: {application/merge-patch+json: {example: {note: ${hostile}, tags: null}}}}
      responses: {}
    head:
      operationId: look
      parameters: [{name: id, in: path, required: true, schema: {type: string}, example: '7'}]
      responses: {}
  /search:
    post:
      operationId: search
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema: {type: object, required: [a&b, tags], properties: {a&b: {type: string, example: ${hostile}}, tags: {type: array, example: [red, green]}}}
      responses: {}
  /say:
    post:
      operationId: say
      requestBody: {content: {text/plain: {example: ${hostile}}}}
      responses: {}
components:
  securitySchemes: {key: {type: apiKey, in: header, name: ${JSON.stringify(HOSTILE_HEADER)}}}
`;

const expected = [
  {
    request: 'POST /photos/a%2Fb',
    type: 'multipart/form-data',
    form: [
      ['note', HOSTILE_TEXT],
      ['tags', 'red'],
      ['tags', 'green'],
      ['about', JSON.stringify({by: HOSTILE_TEXT})],
      ['photo', 'photo.bin: BYTES'],
    ],
  },
  {request: 'PUT /photos/7', type: 'application/octet-stream', text: 'BYTES'},
  {
    request: 'PATCH /photos/7',
    type: 'application/merge-patch+json',
    note: HOSTILE_TEXT,
    json: {note: HOSTILE_TEXT, tags: null},
  },
  {request: 'HEAD /photos/7'},
  {
    request: 'POST /search',
    type: 'application/x-www-form-urlencoded',
    form: [
      ['a&b', HOSTILE_TEXT],
      ['tags', 'red'],
      ['tags', 'green'],
    ],
  },
  {request: 'POST /say', type: 'text/plain', text: HOSTILE_TEXT},
];

describe('what a server gets from', () => {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    received.push(
      await understand(`${request.method} ${request.url}`, request.headers, Buffer.concat(chunks)),
    );
    // A kept-alive connection may be closed while another client starts.
    response.writeHead(200, {Connection: 'close'}).end();
  });
  const folder = mkdtempSync(path.join(tmpdir(), 'samples-'));
  const codesOf = async (language: string) => {
    const {port} = server.address() as AddressInfo;
    const samples = await samplesOf(`servers: [{url: 'http://127.0.0.1:${port}'}]\n${requests}`);
    return samples.map((sample) => sample[language] ?? '');
  };
  const run = (name: string, ...args: string[]) =>
    promisify(execFile)(name, args, {cwd: folder, env: {...process.env, TOKEN: 'secret'}});

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    for (const name of ['photo.bin', 'file.bin']) writeFileSync(path.join(folder, name), 'BYTES');
  });
  beforeEach(() => {
    received.length = 0;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, {recursive: true, force: true});
  });

  // Interpreted by the test itself, because curl may be missing; if curl is installed, both are checked.
  test.each(hasTool('curl') ? ['curl', 'curl, read by the test'] : ['curl, read by the test'])(
    '%s',
    async (by) => {
      const script = (await codesOf('curl')).join('\n');
      if (by === 'curl') await run('bash', '-c', script);
      else await sendCurl(script, folder, {TOKEN: 'secret'});
      expect(received).toEqual(expected.map((one) => ({...one, token: 'secret'})));
    },
  );

  test('TypeScript', async () => {
    const inputs = new Map([
      ['input[name="photo"]', {files: [new File(['BYTES'], 'photo.bin')]}],
      ['input[type="file"]', {files: [new Blob(['BYTES'])]}],
    ]);
    const page = {querySelector: (selector: string) => inputs.get(selector)};
    for (const sample of await codesOf('ts')) {
      const {code} = await transform(`export default async (document, sessionStorage) => {${sample}}`, {
        loader: 'ts',
      });
      const {default: send} = await import(`data:text/javascript,${encodeURIComponent(code)}`);
      await send(page, {getItem: () => 'secret'});
    }
    expect(received).toEqual(expected.map((one) => ({...one, token: 'secret'})));
  });

  test('Python', async () => {
    const codes = await codesOf('python');
    if (hasTool('python3', ['-c', 'import requests'])) await run('python3', '-c', codes.join('\n'));
    else await runPython(codes, folder, {TOKEN: 'secret'});
    expect(received).toEqual(expected.map((one) => ({...one, token: 'secret'})));
  });

  test('Java', async ({annotate}) => {
    const codes = await codesOf('java');
    const names = codes.map((code) => /^public class (\w+) \{$/m.exec(code)?.[1] ?? '');
    expect(names).toEqual(['Upload', 'Replace', 'Change', 'Look', 'Search', 'Say']);
    expect(javaSyntaxErrors(codes)).toBe('');
    if (!hasTool('javac')) {
      await annotate('There is no JDK here: the samples were parsed, not run.', 'warning');
      return;
    }
    for (const [index, name] of names.entries())
      writeFileSync(path.join(folder, `${name}.java`), codes[index] ?? '');
    // A single virtual machine runs all of them.
    const calls = names.map((name) => `${name}.main(args);`).join('\n');
    const main = `public class All { public static void main(String[] args) throws Exception {\n${calls}\n} }`;
    writeFileSync(path.join(folder, 'All.java'), main);
    await run('javac', ...['All', ...names].map((name) => `${name}.java`));
    await run('java', '-cp', folder, 'All');
    expect(received).toEqual(expected.map((one) => ({...one, token: 'secret'})));
  });
});

/** A normalized request: what the caller sends, independent of the client. */
async function understand(request: string, headers: IncomingHttpHeaders, body: Buffer): Promise<unknown> {
  const {'content-type': type = '', 'x-note': note, [HOSTILE_HEADER.toLowerCase()]: token} = headers;
  const short = type.replace(/;.*$/s, '');
  const fields = {request, token, ...(short !== '' && {type: short}), ...(note !== undefined && {note})};
  if (/form/.test(type)) {
    const form = await new Response(new Uint8Array(body), {headers: {'content-type': type}}).formData();
    const entries = [...form].map(async ([name, value]) => {
      if (typeof value === 'string') return [name, value];
      const text = await value.text();
      return [name, name === 'photo' ? `${value.name}: ${text}` : text];
    });
    return {...fields, form: await Promise.all(entries)};
  }
  const text = body.toString();
  return {...fields, ...(/json/.test(type) ? {json: JSON.parse(text)} : text !== '' && {text})};
}

test('the shell does not interpret a header’s name, and fills in the token', async () => {
  const name = 'X-`id>f`"; echo hacked; "';
  const [sample] = await samplesOf(
    `security: [{key: []}]\npaths: {/a: {get: {responses: {}}}}\ncomponents: {securitySchemes: {key: {type: apiKey, in: header, name: ${JSON.stringify(name)}}}}\n`,
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'curl-'));
  const output = execFileSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }\n${sample?.curl}`], {
    cwd: folder,
    env: {...process.env, TOKEN: 'secret'},
    encoding: 'utf8',
  });
  const files = readdirSync(folder);
  rmSync(folder, {recursive: true, force: true});
  expect(output).toBe(`https://api.example.com/a\n-H\n${name}: secret\n`);
  expect(files).toEqual([]);
});

test('the parts of a form are sent as its encoding says', async () => {
  const [sample = {}] = await samplesOf(`paths:
  /a:
    post:
      responses: {}
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              required: [about, tags, photo]
              properties: {about: {type: object, required: [a], properties: {a: {type: integer, example: 1}}}, tags: {type: array, items: {type: string}, example: [a, b]}, photo: {type: string, format: binary}}
            encoding:
              about: {contentType: application/ld+json}
              tags: {style: pipeDelimited, explode: false, contentType: text/plain}
              photo: {contentType: 'image/*, image/png, image/jpeg'}
`);
  expect(sample.curl).toContain(`-F 'about="{\\"a\\":1}";type=application/ld+json' \\
  -F 'tags="a|b";type=text/plain' \\
  -F 'photo=@photo.bin;type=image/png'`);
  expect(sample.ts).toContain("form.append('tags', new Blob(['a|b'], {type: 'text/plain'}));");
  expect(sample.python).toContain('("photo", ("photo.bin", open("photo.bin", "rb"), "image/png"))');
  expect(sample.java).toContain('filename=\\"photo.bin\\"\\r\\nContent-Type: image/png\\r\\n');
});

test('an object in a form is sent as its style says, also if that is the usual one of parameters', async () => {
  const [sample = {}] = await samplesOf(`paths:
  /a:
    post:
      responses: {}
      requestBody:
        content:
          application/x-www-form-urlencoded:
            schema:
              properties: {range: {$ref: '#/components/schemas/Range'}, list: {$ref: '#/components/schemas/Range'}, json: {$ref: '#/components/schemas/Range'}}
              required: [range, list, json]
            encoding:
              range: {style: form}
              list: {style: form, explode: false}
components: {schemas: {Range: {type: object, required: [from], properties: {from: {type: integer, example: 1}}}}}
`);
  expect(sample.curl).toContain(`--data-urlencode 'from=1' \\
  --data-urlencode 'list=from,1' \\
  --data-urlencode 'json={"from":1}'`);
});

test('a form with an optional file shows the file, and no path of its name', async () => {
  const [sample = {}] = await samplesOf(
    `paths: {/a: {post: {responses: {}, requestBody: {content: {multipart/form-data: {schema: {properties: {note: {type: string}, ../.ssh/id: {type: array, items: {type: string, contentMediaType: image/png}}}}}}}}}}\n`,
  );
  expect(sample.curl).toContain("-F 'note=Example note' \\\n  -F '../.ssh/id=@ssh-id.bin'");
  expect(sample.ts).toContain(
    `document.querySelector<HTMLInputElement>('input[name="..\\\\2f .ssh\\\\2f id"]')`,
  );
  expect(sample.java).toContain('ofFile(Path.of("ssh-id.bin"))');
  expect(sample.python).toContain('("../.ssh/id", open("ssh-id.bin", "rb"))');
});

test.each([
  ['none', '', 'https://api.example.com/pets'],
  ['one below the address of the document', 'servers: [{url: /v1}]\n', 'https://api.example.com/v1/pets'],
  ['one without a scheme', 'servers: [{url: //pets.example/v1/}]\n', 'https://pets.example/v1/pets'],
])('the address in samples, with servers: %s', async (_, servers, url) => {
  const [sample = {}] = await samplesOf(`${servers}paths: {/pets: {get: {responses: {}}}}\n`);
  expect(sample.curl).toBe(`curl '${url}'`);
  expect(sample.ts).toContain(`fetch('${url}')`);
  expect(sample.java).toContain(`URI.create("${url}")`);
  expect(sample.python).toContain(`"${url}",`);
});

test('the token comes from the key of the session storage that the site names', async () => {
  const document = `security: [{key: []}]\npaths: {/pets: {get: {responses: {}}}}\ncomponents: {securitySchemes: {key: {type: http, scheme: bearer}}}\n`;
  const [sample] = await samplesOf(document, {tokenKey: "it's mine"});
  expect(sample?.ts).toContain(String.raw`sessionStorage.getItem('it\'s mine');`);
  const [plain] = await samplesOf(document);
  expect(plain?.ts).toContain("sessionStorage.getItem('token');");
});

describe('of an empty list', () => {
  const document = `paths:
  /pets:
    get:
      operationId: getPets
      responses:
        '200': {description: Pets., content: {application/json: {schema: {type: array, items: {type: string}}}}}
        '404': {description: There are none., x-emptyList: true}
  /owners:
    get:
      responses:
        '200': {description: Owners., content: {application/json: {schema: {type: array, items: {type: string}}}}}
        '404': {description: Not here.}
`;
  const samples = () => samplesOf(document, {rtkQuery: {module: 'pets'}});

  test('the status is treated as an empty list', async () => {
    const [pets = {}] = await samples();
    expect(pets.curl).toBe(
      "# A list without records has the status 404.\ncurl 'https://api.example.com/pets'",
    );
    expect(pets.ts).toContain('const result = isEmpty ? [] : await response.json();');
    expect(pets.rtk).toContain('if (error && !isEmpty) return');
    expect(pets.java).toContain('response.statusCode() == 404 ? "[]" : response.body()');
    expect(pets.python).toContain(
      'is_empty = response.status_code == 404\nif not is_empty:\n    response.raise_for_status()',
    );
  });

  test('any other 404 stays an error', async () => {
    const [pets = {}, owners = {}] = await samples();
    expect(Object.keys(owners)).toEqual(Object.keys(pets));
    for (const code of Object.values(owners)) expect(code).not.toMatch(/404|empty/i);
  });
});

describe('parameters are written as their style says', () => {
  const document = (parameters: string, more = '') => `paths:
  /pets/{ids}:
    get:
      operationId: getPets
      parameters:
        - {name: ids, in: path, required: true, schema: {type: array, items: {type: integer}}, example: [1, 2]}
${parameters
  .split('\n')
  .map((line) => `        ${line.trim()}`)
  .join('\n')}
      responses: {}
${more}`;
  const list = 'schema: {type: array, items: {type: string}}, example: [a, b]';
  const object = 'schema: {type: object}, example: {kind: cat, price: {max: 9}, tags: [x, y]}';
  const query = async (parameters: string) => {
    const [{curl = ''} = {}] = await samplesOf(document(parameters));
    return decodeURIComponent(/\/pets\/[^']*/.exec(curl)?.[0] ?? curl);
  };

  test.each([
    ['form', `- {name: q, in: query, required: true, ${list}}`, 'q=a&q=b'],
    ['form in one', `- {name: q, in: query, required: true, explode: false, ${list}}`, 'q=a,b'],
    ['pipes', `- {name: q, in: query, required: true, style: pipeDelimited, ${list}}`, 'q=a|b'],
    ['spaces', `- {name: q, in: query, required: true, style: spaceDelimited, ${list}}`, 'q=a b'],
    [
      'deepObject',
      `- {name: q, in: query, required: true, style: deepObject, explode: true, ${object}}`,
      'q[kind]=cat&q[price][max]=9&q[tags][]=x&q[tags][]=y',
    ],
    [
      'deepObject of a list',
      `- {name: q, in: query, required: true, style: deepObject, ${list}}`,
      'q[]=a&q[]=b',
    ],
    [
      'deepObject of a list of objects',
      `- {name: q, in: query, required: true, style: deepObject, schema: {}, example: [{text: a, ids: [1, 2]}, {text: b}]}`,
      'q[0][text]=a&q[0][ids][]=1&q[0][ids][]=2&q[1][text]=b',
    ],
    [
      'fields of an object',
      `- {name: q, in: query, required: true, ${object}}`,
      'kind=cat&price={"max":9}&tags=["x","y"]',
    ],
    [
      'JSON',
      `- {name: q, in: query, required: true, content: {application/json: {schema: {type: object}, example: {a: [1]}}}}`,
      'q={"a":[1]}',
    ],
  ])('%s', async (_, parameters, expected) => {
    expect(await query(parameters)).toBe(`/pets/1,2?${expected}`);
  });

  test('a comma within an item is encoded, one between items is not', async () => {
    const item = 'schema: {type: array, items: {type: string}}, example: ["a,b", c d]';
    const [samples = {}] = await samplesOf(`paths:
  /pets/{ids}/{code}:
    get:
      operationId: getPets
      parameters:
        - {name: ids, in: path, required: true, ${item}}
        - {name: code, in: path, required: true, schema: {type: string}, example: 'x,y'}
        - {name: q, in: query, required: true, explode: false, ${item}}
        - {name: r, in: query, required: true, explode: false, schema: {type: object}, example: {k: 'l,m'}}
        - {name: c, in: cookie, required: true, explode: false, ${item}}
        - {name: X-Ids, in: header, required: true, ${item}}
      responses: {}
`);
    expect(samples.curl).toContain("/pets/a%2Cb,c%20d/x,y?q=a%2Cb,c%20d&r=k,l%2Cm'");
    expect(samples.curl).toContain("-H 'Cookie: c=a%2Cb,c%20d'");
    expect(samples.curl).toContain("-H 'X-Ids: a,b,c d'");
  });

  test('in path and headers, and cookies, which browsers send by themselves', async () => {
    const [samples = {}] = await samplesOf(
      document(
        `- {name: X-Ids, in: header, required: true, ${list}}
         - {name: session, in: cookie, required: true, schema: {type: string}, example: s1}`,
      ),
    );
    expect(samples.curl).toContain("-H 'X-Ids: a,b'");
    expect(samples.curl).toContain("-H 'Cookie: session=s1'");
    expect(samples.ts).toContain("credentials: 'include'");
    expect(samples.ts).not.toContain('Cookie');
  });

  test('a value that would end its cookie is encoded, and no name of one leaves its quotes', async () => {
    const [samples = {}] = await samplesOf(
      document(
        `- {name: theme, in: cookie, required: true, schema: {type: string}, example: 'a;b "c"'}
         - {name: ids, in: cookie, required: true, ${list}}`,
        `security: [{key: []}]\ncomponents: {securitySchemes: {key: {type: apiKey, in: cookie, name: 's"{$(id)}'}}}\n`,
      ),
    );
    const cookies = 'theme=a%3Bb%20%22c%22; ids=a; ids=b; s"{$(id)}=';
    expect(samples.curl).toContain(`-H 'Cookie: ${cookies}'"$TOKEN"`);
    expect(samples.python).toContain(`${JSON.stringify(cookies)} + os.environ['TOKEN']`);
  });

  test.each([
    ['form', '', 'R=1; G=2%203'],
    ['form', 'explode: false,', 'rgb=R,1,G,2%203'],
    ['cookie', '', 'R=1; G=2 3'],
  ])('the fields of an object are cookies (style %s, %s)', async (style, explode, cookies) => {
    const [samples = {}] = await samplesOf(
      document(
        `- {name: rgb, in: cookie, required: true, style: ${style}, ${explode} schema: {type: object}, example: {R: 1, G: 2 3}}`,
      ),
    );
    expect(samples.curl).toContain(`-H 'Cookie: ${cookies}'`);
  });

  test('a key in a cookie is sent with the other cookies', async () => {
    const [samples = {}] = await samplesOf(
      document(
        '- {name: theme, in: cookie, required: true, schema: {type: string}, example: dark}',
        'security: [{key: []}]\ncomponents: {securitySchemes: {key: {type: apiKey, in: cookie, name: sid}}}\n',
      ),
    );
    expect(samples.curl).toContain('-H "Cookie: theme=dark; sid=$TOKEN"');
    expect(samples.ts).not.toContain('token');
  });
});

test('an operation that needs several credentials gets all of them', async () => {
  const [all = {}, keys = {}, either = {}] = await samplesOf(`paths:
  /a: {get: {operationId: a, responses: {}, security: [{login: [], app: [], key: [], session: []}, {}]}}
  /b: {get: {operationId: b, responses: {}, security: [{key: [], app: []}]}}
  /c: {get: {operationId: c, responses: {}, security: [{key: []}, {app: []}]}}
components:
  securitySchemes:
    login: {type: oauth2, flows: {}}
    app: {type: apiKey, in: header, name: X-App}
    key: {type: apiKey, in: query, name: api_key}
    session: {type: apiKey, in: cookie, name: sid}
`);
  expect(all.curl).toBe(
    `curl 'https://api.example.com/a?api_key=%3Ckey%3E' \\
  -H "Authorization: Bearer $TOKEN" \\
  -H 'X-App: <app>' \\
  -H 'Cookie: sid=<session>'`,
  );
  expect(all.python).toContain('"X-App": "<app>", "Cookie": "sid=<session>"');
  // A stored token may be missing, which the type of headers does not allow.
  expect(keys.ts).toContain("    'X-App': token ?? '',\n");
  expect(keys.curl).toContain('b?api_key=%3Ckey%3E\' \\\n  -H "X-App: $TOKEN"');
  expect(either.curl).toBe("curl 'https://api.example.com/c?api_key=%3Ctoken%3E'");
});

test('a user name and a password are encoded as HTTP Basic asks for', async () => {
  const [samples = {}] = await samplesOf(`security: [{login: []}]
paths: {/a: {get: {operationId: a, responses: {}}}}
components: {securitySchemes: {login: {type: http, scheme: basic}}}
`);
  expect(samples.curl).toBe(`curl 'https://api.example.com/a' \\\n  -u "$API_USER:$API_PASSWORD"`);
  expect(samples.python).toContain(
    `"https://api.example.com/a",\n    auth=(os.environ['API_USER'], os.environ['API_PASSWORD']),\n`,
  );
  expect(samples.ts).toContain("const token = btoa(sessionStorage.getItem('token') ?? '');");
  expect(samples.ts).toContain('Authorization: `Basic ${token}`');
  expect(samples.java).toContain('import java.util.Base64;');
  expect(samples.java).toContain('"Basic " + Base64.getEncoder().encodeToString(user.getBytes())');
  const [together = {}] = await samplesOf(`security: [{key: [], login: []}]
paths: {/a: {get: {operationId: a, responses: {}}}}
components:
  securitySchemes:
    login: {type: http, scheme: basic}
    key: {type: apiKey, in: header, name: X-Key}
`);
  expect(together.curl).toBe(
    `curl 'https://api.example.com/a' \\\n  -u "$API_USER:$API_PASSWORD" \\\n  -H 'X-Key: <key>'`,
  );
});

test('an example of encoded bytes is encoded', async () => {
  const [samples = {}] = await samplesOf(`paths:
  /a:
    post:
      operationId: a
      requestBody:
        content:
          application/json:
            schema:
              type: object
              required: [photo, data]
              properties: {photo: {type: string, contentEncoding: base64}, data: {type: string, format: byte}}
      responses: {}
`);
  expect(samples.curl).toContain('"photo": "ZXhhbXBsZQ==",\n  "data": "ZXhhbXBsZQ=="');
});

test('a number that JSON does not have is null in every language', async () => {
  const [sample] = await samplesOf(`servers: [{url: https://api.example.com}]
paths:
  /a:
    post:
      requestBody: {content: {application/json: {example: {size: .nan}}}}
      responses: {}
`);
  expect(sample?.curl).toContain('"size": null');
  expect(sample?.ts).toContain('size: null');
  expect(sample?.python).toContain('"size": None');
});

test('an example of a list has as many items as it needs', async () => {
  const document = `paths: {}
components:
  schemas:
    Route:
      type: object
      properties:
        box: {type: array, minItems: 4, items: {type: integer, example: 7}}
        many: {type: array, minItems: 1000, items: {type: string, example: x}}
        set: {type: array, minItems: 2, uniqueItems: true, items: {type: string, example: x}}
        choice: {type: array, minItems: 2, uniqueItems: true, items: {type: string, enum: [a, b, c], example: b}}
        some: {type: array, items: {type: string, example: x}}
`;
  const {reference} = await readTestReference({'openapi.yaml': head + document});
  const {schemas} = reference?.model ?? {schemas: {}};
  expect(createExample({ref: 'Route', types: []}, {schemas, direction: 'both', minimal: false})).toEqual({
    box: [7, 7, 7, 7],
    many: Array(8).fill('x'),
    set: ['x'],
    choice: ['b', 'a'],
    some: ['x'],
  });
});

test('examples of variants have the values that their discriminator selects them by', async () => {
  const document = `paths: {}
components:
  schemas:
    Pet:
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
      discriminator: {propertyName: kind, mapping: {cat: '#/components/schemas/Cat', dog: Dog}}
    Animal: {type: object, required: [kind], properties: {kind: {type: string, enum: [dog, cat]}, toy: {$ref: '#/components/schemas/Toy'}}}
    Cat: {allOf: [{$ref: '#/components/schemas/Animal'}, {type: object, properties: {lives: {type: integer, example: 9}}}]}
    Dog: {allOf: [{$ref: '#/components/schemas/Animal'}]}
    Toy: {type: object, required: [kind], properties: {kind: {type: string, example: ball}}}
    Event: {type: object, required: [type], discriminator: {propertyName: type}, properties: {type: {type: string}}}
    Started: {allOf: [{$ref: '#/components/schemas/Event'}]}
    Restarted: {allOf: [{$ref: '#/components/schemas/Started'}]}
    Litter: {type: object, properties: {pets: {type: array, items: {$ref: '#/components/schemas/Pet'}}}}
`;
  const {reference} = await readTestReference({'openapi.yaml': head + document});
  const {schemas} = reference?.model ?? {schemas: {}};
  const exampleOf = (ref: string) =>
    createExample({ref, types: []}, {schemas, direction: 'both', minimal: false});
  expect(['Pet', 'Cat', 'Dog', 'Started', 'Restarted', 'Litter'].map(exampleOf)).toEqual([
    {lives: 9, kind: 'cat', toy: {kind: 'ball'}},
    {lives: 9, kind: 'cat', toy: {kind: 'ball'}},
    {kind: 'dog', toy: {kind: 'ball'}},
    {type: 'Started'},
    {type: 'Restarted'},
    {pets: [{kind: 'cat'}]},
  ]);
});

test.each(['{type: array, items: {}}', '{type: array, items: {type: object}}', '{}', '{type: object}'])(
  'a JSON Patch whose operations are not described has an example: %s',
  async (schema) => {
    const [change = {}] = await samplesOf(`paths:
  /pets:
    patch: {operationId: change, requestBody: {content: {application/json-patch+json: {schema: ${schema}}}}, responses: {}}
`);
    expect(change.python).toContain('json=[{"op": "replace", "path": "/name", "value": "Example name"}]');
  },
);

test('a file that is returned is saved', async () => {
  const [report = {}, both = {}] = await samplesOf(`paths:
  /report:
    get:
      operationId: getReport
      responses: {'200': {description: It, content: {application/pdf: {}}}, '404': {description: None, content: {application/json: {}}}}
  /photo:
    get:
      operationId: getPhoto
      responses: {'200': {description: It, content: {image/png: {schema: {type: string, format: binary}}, application/json: {schema: {type: object}}}}}
`);
  expect(report.curl).toBe("curl 'https://api.example.com/report' \\\n  --output 'file.pdf'");
  expect(report.ts).toMatch(/\nconst file = await response\.blob\(\);$/);
  expect(report.python).toMatch(
    /raise_for_status\(\)\nwith open\("file\.pdf", "wb"\) as file:\n {4}file\.write\(response\.content\)$/,
  );
  expect(report.java).toContain('import java.nio.file.Path;');
  expect(report.java).toMatch(
    /HttpResponse<Path> response =\n.*BodyHandlers\.ofFile\(Path\.of\("file\.pdf"\)\)/,
  );
  expect(both.curl).toBe("curl 'https://api.example.com/photo'");
});

test('a text that is returned is shown, and nobody waits for the end of a stream', async () => {
  const [table = {}, stream = {}] = await samplesOf(`paths:
  /table:
    get: {operationId: getTable, responses: {'200': {description: It, content: {text/csv: {schema: {type: string}}}}}}
  /events:
    get: {operationId: getEvents, responses: {'200': {description: They, content: {text/event-stream: {schema: {type: string}}}}}}
`);
  expect(table.ts).toMatch(/\nconst text = await response\.text\(\);$/);
  expect(table.python).toMatch(/raise_for_status\(\)\nprint\(response\.text\)$/);
  expect(table.java).toContain('HttpResponse<String> response');
  expect(stream.ts).not.toContain('await response');
  expect(stream.python).toMatch(/raise_for_status\(\)$/);
});

test('a request has what is required, deprecated or not', async () => {
  const [samples] = await samplesOf(`paths:
  /pets:
    get:
      operationId: listPets
      parameters:
        - {name: status, in: query, required: true, deprecated: true, schema: {type: string}, example: sold}
        - {name: Idempotency-Key, in: header, deprecated: true, schema: {type: string}}
      responses: {}
`);
  expect(samples?.curl).toBe("curl 'https://api.example.com/pets?status=sold'");
});

test('a list that needs items of a model that contains itself has items that do not', async () => {
  const {reference} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Filter: {oneOf: [{$ref: '#/components/schemas/And'}, {type: object, properties: {not: {$ref: '#/components/schemas/Filter'}}}, {$ref: '#/components/schemas/Equals'}]}
    And: {type: object, required: [all], properties: {all: {type: array, minItems: 2, items: {$ref: '#/components/schemas/Filter'}}}}
    Equals: {type: object, required: [field], properties: {field: {type: string, example: name}}}
`,
  });
  const {schemas} = reference?.model ?? {schemas: {}};
  const example = createExample({ref: 'Filter', types: []}, {schemas, direction: 'both', minimal: false});
  expect(example).toEqual({all: [{field: 'name'}, {field: 'name'}]});
});

test('a request has the values that the example of its schema gives, as far as it needs them', async () => {
  const [create = {}, replace = {}] = await samplesOf(`paths:
  /pets:
    post: {operationId: create, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}, responses: {}}
  /pets/{id}:
    put:
      operationId: replace
      parameters: [{name: id, in: path, required: true, schema: {type: string}, example: '7'}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {}
components:
  schemas:
    Pet:
      type: object
      required: [id, name, owner, labels]
      properties:
        id: {type: string, readOnly: true}
        name: {type: string}
        owner: {$ref: '#/components/schemas/Person'}
        labels: {type: object, example: {fur: long}}
        note: {type: string}
      example: {id: p1, name: Rex, note: Shy}
    Person:
      type: object
      properties: {first: {type: string}, last: {type: string}}
      examples: [{last: Lee}]
`);
  const bodyOf = (curl = '') => JSON.parse(/-d '([^']*)'/.exec(curl)?.[1] ?? '') as unknown;
  const needed = {name: 'Rex', owner: {last: 'Lee'}, labels: {fur: 'long'}};
  expect(bodyOf(create.curl)).toEqual(needed);
  expect(bodyOf(replace.curl)).toEqual({...needed, note: 'Shy'});
});

test('a body without required fields has inherited ones next to its own', async () => {
  const [samples = {}] = await samplesOf(`paths:
  /tasks:
    post:
      operationId: addTask
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/NewTask'}}}}
      responses: {}
components:
  schemas:
    Task: {type: object, properties: {gid: {type: string, readOnly: true}, name: {type: string, example: Buy catnip}, notes: {type: string, example: Two}, color: {type: string, example: red}}}
    NewTask: {allOf: [{$ref: '#/components/schemas/Task'}, {type: object, properties: {workspace: {type: string, example: '12'}}}]}
`);
  expect(samples.ts).toContain("    workspace: '12',\n    name: 'Buy catnip',\n    notes: 'Two',\n  }),");
});

test('an example of JSON that is written as a text is sent as what it says', async () => {
  const body = (type: string, example: string) => `paths:
  /a:
    post:
      operationId: a
      requestBody: {content: {application/json: {schema: {type: ${type}}, example: '${example}'}}}
      responses: {}
`;
  const curlOf = async (type: string, example: string) => (await samplesOf(body(type, example)))[0]?.curl;
  expect(await curlOf('object', '{"a": 1}')).toContain(`-d '{\n  "a": 1\n}'`);
  expect(await curlOf('string', '{"a": 1}')).toContain(`-d '"{\\"a\\": 1}"'`);
  expect(await curlOf('object', '{a: …}')).toContain(`-d '"{a: …}"'`);
});
