import {expect, test} from 'vitest';
import {written} from '../content/loadTestSite.ts';
import {head, readTestReference} from './readTestReference.ts';

const answer = 'responses: {"200": {description: Fine}}';

test.each([
  [
    'a document that does not exist',
    {'other.yaml': ''},
    ['error The OpenAPI document `openapi.yaml` does not exist. | Create it, or correct its path.'],
  ],
  [
    'YAML that does not parse',
    {'openapi.yaml': 'openapi: 3.1.0\ninfo: {title: a\npaths: {}\n'},
    [expect.stringMatching(/^error openapi\.yaml:2:7 The OpenAPI file is not valid YAML: /)],
  ],
  [
    'a Swagger 2 document',
    {'openapi.yaml': '# old\nswagger: "2.0"\npaths: {}\n'},
    [
      'error openapi.yaml:2:1 The document uses Swagger 2.0; only OpenAPI 3.0, 3.1 and 3.2 are supported. | Convert it with a tool such as swagger2openapi.',
    ],
  ],
  [
    'values that are not of the form that the specification has',
    {
      'openapi.yaml': `${head}servers: {url: x}
paths:
  a: {GET: {}}
  /b:
  /c:
    post: {operationId: c, summary: C, parameters: [null, {name: x, in: body}, {in: query}], responses: 5}
components:
  schema: {}
  schemas:
    D: {type: strng, required: true, description: D, properties: {e: null}}
    F: {type: string, description: F, properties: {g: {type: string}}}
    G: {type: [object, 'null'], description: G, items: {type: string}}
`,
    },
    expect.arrayContaining([
      'warning openapi.yaml:3:1 `servers` must be a list, but is an object. | It is left out.',
      'warning openapi.yaml:5:3 The path `a` does not begin with `/`. | Write `/a`.',
      'warning openapi.yaml:5:7 `GET` is not a method that OpenAPI has, so it has no page. | Did you mean `get`?',
      'warning openapi.yaml:6:3 This path must be an object, but is `null`. | It is left out.',
      'warning openapi.yaml:8:53 This parameter must be an object, but is `null`. | It is left out.',
      'warning openapi.yaml:8:69 No parameter can be in `body`. | Write `path`, `query`, `querystring`, `header` or `cookie`.',
      'warning openapi.yaml:8:80 This parameter has no `name`. | Add it.',
      'warning openapi.yaml:8:94 `responses` must be an object, but is the number 5. | It is left out.',
      'warning openapi.yaml:10:3 `components` has no section `schema`. | Did you mean `schemas`?',
      'warning openapi.yaml:12:9 The `type` of a schema cannot be the string "strng". | Did you mean `string`?',
      'warning openapi.yaml:12:22 `required` must be a list, but is `true`. | It is left out.',
      'warning openapi.yaml:12:67 This schema must be an object, but is `null`. | It is left out.',
      'warning openapi.yaml:13:39 `properties` has no effect next to `type: string`. | Write `type: object`, or remove `properties`.',
      'warning openapi.yaml:14:49 `items` has no effect next to `type: [object, null]`. | Write `type: array`, or remove `items`.',
    ]),
  ],
  [
    'misspelled keys',
    {
      'openapi.yaml': `openapi: 3.1.0
info: {title: T, version: 1.0.0, descripton: A text}
tags: [{name: a, descriptoin: A text}]
secruity: []
paths:
  /a:
    post:
      operationID: a
      sumary: A
      paramters: [{name: b, in: query, requird: true, shema: {type: string}, description: B}]
      requestbody: {required: true, contents: {application/json: {schema: {type: string}}}}
      responses: {"200": {descripton: Fine, content: {application/json: {exmaple: 1, schema: {type: number}}}}}
components:
  schemas:
    D:
      type: object
      description: D
      propertys: {e: {type: string}}
      x-propertie: 1
      titles: {}
      ownKeyword: 1
`,
    },
    expect.arrayContaining(
      [
        ['2:34', 'descripton', 'description'],
        ['3:18', 'descriptoin', 'description'],
        ['4:1', 'secruity', 'security'],
        ['8:7', 'operationID', 'operationId'],
        ['9:7', 'sumary', 'summary'],
        ['10:7', 'paramters', 'parameters'],
        ['11:7', 'requestbody', 'requestBody'],
        ['12:27', 'descripton', 'description'],
        ['12:74', 'exmaple', 'example'],
        ['18:7', 'propertys', 'properties'],
        ['20:7', 'titles', 'title'],
      ].map(
        ([place, key, near]) =>
          `warning openapi.yaml:${place} OpenAPI has no key \`${key}\` here. | Did you mean \`${near}\`?`,
      ),
    ),
  ],
  [
    'responses that are not a status',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      summary: A
      responses:
        200: {description: A number in YAML}
        '4XX': {description: Any error}
        default: {description: Any other}
        x-note: {why: an extension}
        2xx: {description: In lower case}
        20X: {description: Half a range}
        Default: {description: In upper case}
        ok: {description: A word}
        '600': {description: No status}
`,
    },
    [
      'warning openapi.yaml:17:9 The response `600` is not a status. | Write a status such as `200`, a range from `1XX` to `5XX`, or `default`.',
      'warning openapi.yaml:13:9 The response `2xx` is not a status. | Write `2XX`.',
      'warning openapi.yaml:14:9 The response `20X` is not a status. | Write a status such as `200`, a range from `1XX` to `5XX`, or `default`.',
      'warning openapi.yaml:15:9 The response `Default` is not a status. | Write `default`.',
      'warning openapi.yaml:16:9 The response `ok` is not a status. | Write a status such as `200`, a range from `1XX` to `5XX`, or `default`.',
    ],
  ],
  [
    'limits and marks of the wrong type',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      summary: A
      deprecated: 'yes'
      parameters: [{name: q, in: query, required: 'true', schema: {type: integer, exclusiveMinimum: 0}}]
      ${answer}
components:
  schemas:
    Pet:
      description: A pet.
      type: object
      minProperties: '1'
      properties:
        name: {type: string, minLength: '3', pattern: 5, description: Its name.}
        age: {type: integer, minimum: 0, exclusiveMinimum: true, maximum: abc, description: Its age.}
        tags: {type: array, uniqueItems: 1, readOnly: 'true', description: Its tags.}
        minLength: {type: string, description: A field may be called so.}
`,
    },
    [
      'warning openapi.yaml:8:7 `deprecated` must be `true` or `false`, but is the string "yes". | It is left out.',
      'warning openapi.yaml:9:41 `required` must be `true` or `false`, but is the string "true". | It is left out.',
      'warning openapi.yaml:16:7 `minProperties` must be a number, but is the string "1". | It is left out.',
      'warning openapi.yaml:18:30 `minLength` must be a number, but is the string "3". | It is left out.',
      'warning openapi.yaml:18:46 `pattern` must be a text, but is the number 5. | It is left out.',
      'warning openapi.yaml:19:66 `maximum` must be a number, but is the string "abc". | It is left out.',
      'warning openapi.yaml:20:45 `readOnly` must be `true` or `false`, but is the string "true". | It is left out.',
      'warning openapi.yaml:20:29 `uniqueItems` must be `true` or `false`, but is the number 1. | It is left out.',
    ],
  ],
  [
    'objects in place of texts about the document, its servers, tags and security schemes',
    {
      'openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: {major: 1}}
servers: [{url: {dev: 'https://dev.example.com'}, variables: [port]}]
tags: [{name: 5, description: [Orders]}]
externalDocs: {url: 5}
paths:
  /a:
    get: {operationId: a, summary: A, security: [{key: []}], responses: {'200': {description: 5}}}
components:
  securitySchemes: {key: {type: [apiKey], in: {header: X-Key}, name: X-Key, flows: implicit}}
`,
    },
    [
      'warning openapi.yaml:2:21 `version` must be a text, but is an object. | It is left out.',
      'warning openapi.yaml:3:12 `url` must be a text, but is an object. | It is left out.',
      'warning openapi.yaml:3:51 `variables` must be an object, but is a list. | It is left out.',
      'warning openapi.yaml:4:9 `name` must be a text, but is the number 5. | It is left out.',
      'warning openapi.yaml:4:18 `description` must be a text, but is a list. | It is left out.',
      'warning openapi.yaml:5:16 `url` must be a text, but is the number 5. | It is left out.',
      'warning openapi.yaml:8:82 `description` must be a text, but is the number 5. | It is left out.',
      'warning openapi.yaml:10:43 `in` must be a text, but is an object. | It is left out.',
      'warning openapi.yaml:10:77 `flows` must be an object, but is the string "implicit". | It is left out.',
      'warning openapi.yaml:10:27 The `type` of a security scheme cannot be a list. | Types are apiKey, http, oauth2, openIdConnect, mutualTLS.',
    ],
  ],
  [
    'paths and parameters that are there twice',
    {
      'openapi.yaml': `${head}paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get:
      operationId: getPet
      summary: Get a pet
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer}}
        - {name: id, in: query, schema: {type: integer}}
        - {$ref: '#/components/parameters/Size'}
        - {name: size, in: query, schema: {type: integer}}
      ${answer}
  /pets/{name}:
    delete:
      operationId: deletePet
      summary: Delete a pet
      parameters: [{name: name, in: path, required: true, schema: {type: string}}]
      ${answer}
  /pets/{id}/toys:
    get: {operationId: listToys, summary: List toys, parameters: [{name: id, in: path, required: true, schema: {type: string}}], ${answer}}
components:
  parameters: {Size: {name: size, in: query, schema: {type: integer}}}
`,
    },
    [
      'warning openapi.yaml:15:3 The path `/pets/{name}` is the same as `/pets/{id}`: only names of parameters differ. | Put their operations under one of them.',
      'warning openapi.yaml:13:11 The query parameter `size` is declared twice; the last one counts. | Remove one of them.',
    ],
  ],
  [
    'API keys without a place that keys can have',
    {
      'openapi.yaml': `${head}servers:
  - url: https://example.com:{port}
    variables: {port: {default: [443], enum: [443, {port: 8443}]}}
paths:
  /a:
    get: {operationId: a, summary: A, security: [{constructor: []}, {lost: []}], ${answer}}
components:
  securitySchemes:
    lost: {type: apiKey}
    moved: {type: apiKey, name: key, in: constructor}
    right: {type: apiKey, name: key, in: cookie}
`,
    },
    [
      'warning openapi.yaml:11:5 This API key has no `name`. | Add it.',
      'warning openapi.yaml:11:5 This API key has no `in`. | Write `header`, `query` or `cookie`.',
      'warning openapi.yaml:12:38 No API key can be in `constructor`. | Write `header`, `query` or `cookie`.',
      'warning openapi.yaml:4:5 The server `https://example.com:{port}` has the variable `{port}`, which has no default, so addresses of samples are wrong. | Declare it: `variables: {port: {default: …}}`.',
      'warning openapi.yaml:8:51 `security` names the scheme `constructor`, which the document does not have. | Declare it in `components.securitySchemes`.',
    ],
  ],
  [
    'a version that YAML reads as a number',
    {'openapi.yaml': 'openapi: 3.1\ninfo: {title: Shop, version: "1"}\npaths: {}\n'},
    [
      'error openapi.yaml:1:1 The version of the OpenAPI document must be a string, but is the number 3.1. | Write all of it, as in `openapi: 3.1.0`.',
    ],
  ],
  [
    'security schemes and variants that do not exist',
    {
      'openapi.yaml': `${head}security: [{}, {tokn: []}]
paths:
  /a:
    get: {operationId: a, summary: A, security: [{key: []}, {token: []}], ${answer}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  schemas:
    Pet:
      description: Any pet.
      oneOf: [{$ref: '#/components/schemas/Dog'}]
      discriminator:
        propertyName: kind
        mapping: {dog: Dog, hound: '#/components/schemas/Dog', cat: Cat, dg: Dogg}
    Dog: {description: A dog.}
`,
    },
    [
      'warning openapi.yaml:3:17 `security` names the scheme `tokn`, which the document does not have. | Did you mean `token`?',
      'warning openapi.yaml:6:51 `security` names the scheme `key`, which the document does not have. | Declare it in `components.securitySchemes`.',
      'warning openapi.yaml:15:64 This discriminator names the schema `Cat`, which the document does not have. | Name a schema of `components.schemas`, or refer to it: `#/components/schemas/Dog`.',
      'warning openapi.yaml:15:74 This discriminator names the schema `Dogg`, which the document does not have. | Did you mean `Dog`?',
    ],
  ],
  [
    'security schemes that need one header together',
    {
      'openapi.yaml': `${head}security: [{basic: []}, {bearer: [], key: []}, {bearer: [], login: []}]
paths:
  /a:
    get: {operationId: a, summary: A, security: [{basic: [], key: [], login: []}], ${answer}}
components:
  securitySchemes:
    basic: {type: http, scheme: Basic}
    bearer: {type: http, scheme: bearer}
    login: {type: openIdConnect, openIdConnectUrl: https://login.example.com}
    key: {type: apiKey, in: header, name: X-Key}
`,
    },
    [
      'warning openapi.yaml:6:50 `security` asks for `basic` together with `login`, but the header `Authorization` can only have one of them. | If either is enough, list each by itself: `security: [{basic: []}, {login: []}]`.',
    ],
  ],
  [
    'security schemes of webhooks, and of paths that are components',
    {
      'openapi.yaml': `${head}paths: {/a: {$ref: '#/components/pathItems/a'}}
webhooks:
  paid: {post: {operationId: p, summary: P, security: [{key: []}], ${answer}}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  pathItems:
    a: {get: {summary: A, security: [{tokn: []}], ${answer}}}
`,
    },
    [
      'warning openapi.yaml:9:9 One operation has no `operationId`; its anchor is derived from its path: `openapi.yaml#/components/pathItems/a/get`. | Add an `operationId` to each, so that links to it keep working.',
      'warning openapi.yaml:9:39 `security` names the scheme `tokn`, which the document does not have. | Did you mean `token`?',
      'warning openapi.yaml:5:57 `security` names the scheme `key`, which the document does not have. | Declare it in `components.securitySchemes`.',
    ],
  ],
  [
    'what descriptions may not contain',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      summary: A
      description: |
        Not in [any](javascript:alert(1)) page, like ![the shop](./shop.png)
        and [an anchor](#orders), but [a page](/docs/a#b), \`![x](y.png)\` and <https://shop.example>.
      ${answer}
    put:
      operationId: b
      summary: B
      description: '<a href="data:text/html,x">data</a> <img src="/a.svg" alt="a">'
      responses: {"200": {description: Fine, content: {text/plain: {example: {description: "![x](y.png)"}}}}}
components: {schemas: {A: {properties: {value: {type: string, description: '![x](value.png)'}}}}}
`,
    },
    [
      'warning openapi.yaml:9:22 The link to `javascript:alert(1)` in a description is left out: a page shows its text. | Only paths of the site and `http:`, `https:` and `mailto:` addresses become links.',
      'warning openapi.yaml:9:66 The image `./shop.png` in a description is left out: a page shows its alternative text. | Link to the image instead, or show it on a page of your own.',
      'warning openapi.yaml:10:25 The link to `#orders` in a description is left out: a page shows its text. | Write the address with the page, such as `/docs/guide#first-steps`.',
      'warning openapi.yaml:15:30 The link to `data:text/html,x` in a description is left out: a page shows its text. | Only paths of the site and `http:`, `https:` and `mailto:` addresses become links.',
      'warning openapi.yaml:15:67 The image `/a.svg` in a description is left out: a page shows its alternative text. | Link to the image instead, or show it on a page of your own.',
      'warning openapi.yaml:17:82 The image `value.png` in a description is left out: a page shows its alternative text. | Link to the image instead, or show it on a page of your own.',
    ],
  ],
  [
    'the same links and images that are left out, once',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get: {operationId: a, summary: A, description: 'See [errors](#errors) and [them](#errors).', ${answer}}
    put: {operationId: b, summary: B, description: 'See [errors](#errors) and [more](#error). ![b](/b.png) ![b](/b.png)', ${answer}}
`,
    },
    [
      'warning openapi.yaml:5:66 3 links to `#errors` in descriptions are left out: pages show their texts. | Write the address with the page, such as `/docs/guide#first-steps`.',
      'warning openapi.yaml:6:86 The link to `#error` in a description is left out: a page shows its text. | Write the address with the page, such as `/docs/guide#first-steps`.',
      'warning openapi.yaml:6:100 The image `/b.png` is left out 2 times in descriptions: pages show its alternative text. | Link to the image instead, or show it on a page of your own.',
    ],
  ],
  [
    'parameters with two forms, patterns that are none, defaults and examples that are not allowed, and numbers of YAML only',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      summary: A
      parameters:
        - {name: q, in: query, schema: {type: string}, content: {text/plain: {}}}
        - {name: r, in: query, schema: {type: string, pattern: '(?i)^x'}}
        - {name: s, in: query, schema: {type: string, pattern: '^[\\w-.]+$'}}
        - {name: t, in: query, schema: {type: string, enum: [newest, oldest], default: newst}}
        - {name: u, in: query, schema: {type: integer, enum: [1, 2], default: "1"}}
        - {name: v, in: query, schema: {type: string, nullable: true, enum: [a], default: null}}
        - {name: w, in: query, schema: {type: number, maximum: .inf, example: .nan}}
        - {name: x, in: query, schema: {type: string, example: 5}}
        - {name: y, in: query, schema: {type: [integer, "null"], examples: [1, null, "1", 1.5]}}
        - {name: z, in: query, schema: {type: string, nullable: true, example: null}}
        - {name: xs, in: query, schema: {type: array, items: {type: string, example: [a]}, example: a}}
      responses: {"200": {description: Fine, headers: {X-A: {schema: {type: string}, content: {text/plain: {}}}}}}
`,
    },
    [
      'warning openapi.yaml:9:32 This parameter has both `schema` and `content`. | The one in `content` is used; remove one of them.',
      'warning openapi.yaml:10:55 The `pattern` of a schema is not a regular expression: invalid group. | Write it as in JavaScript, without slashes and flags.',
      'warning openapi.yaml:12:79 The `default` of a schema is the string "newst", which its `enum` does not have. | Did you mean `newest`?',
      'warning openapi.yaml:13:70 The `default` of a schema is the string "1", which its `enum` does not have. | Write `1`.',
      'warning openapi.yaml:15:55 The `maximum` of a schema is Infinity, which is no number in JSON. | Remove it, or describe it in words.',
      'warning openapi.yaml:15:70 The `example` of a schema is NaN, which is no number in JSON. | Remove it, or describe it in words.',
      'warning openapi.yaml:16:55 An example of a schema is the number 5, but its `type` is `string`. | Write `"5"`.',
      'warning openapi.yaml:17:86 An example of a schema is the string "1", but its `type` is `integer` or `null`. | Write `1`.',
      'warning openapi.yaml:17:91 An example of a schema is the number 1.5, but its `type` is `integer` or `null`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:19:92 An example of a schema is the string "a", but its `type` is `array`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:19:77 An example of a schema is a list, but its `type` is `string`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:20:62 This header has both `schema` and `content`. | The one in `content` is used; remove one of them.',
    ],
  ],
  [
    'defaults and examples that the schema of a parameter does not allow',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      summary: A
      parameters:
        - {name: a, in: query, schema: {type: integer}, example: ten}
        - {name: b, in: query, schema: {type: integer}, example: "10"}
        - {name: c, in: query, schema: {type: string}, example: 10}
        - {name: d, in: query, schema: {$ref: '#/components/schemas/Sort'}, examples: {one: {value: dsc}, two: {value: asc}}}
        - {name: e, in: query, schema: {type: array, items: {$ref: '#/components/schemas/Sort'}}, example: [asc, up]}
        - {name: f, in: query, schema: {type: array, items: {$ref: '#/components/schemas/Sort'}}, example: 'asc,desc'}
        - {name: g, in: query, schema: {type: array, items: {type: integer}}, example: one}
        - {name: h, in: query, schema: {type: integer, maximum: 10}, example: 50}
        - {name: i, in: query, schema: {type: integer, default: all, exclusiveMinimum: 0, example: 0}}
        - {name: j, in: query, schema: {type: object}, example: 'a,1'}
        - {name: k, in: query, schema: {type: string, default: null}}
        - {name: l, in: query, content: {application/json: {schema: {type: integer}}}, example: ten}
        - {name: m, in: query, schema: {type: array, items: {type: string}}, example: {a: 1}}
      responses: {"200": {description: Fine, headers: {X-A: {schema: {type: boolean}, example: many}}}}
components: {schemas: {Sort: {type: string, description: Sort., enum: [asc, desc]}}}
`,
    },
    [
      'warning openapi.yaml:9:57 An example of this parameter is the string "ten", but its `type` is `integer`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:12:94 An example of this parameter is the string "dsc", which its `enum` does not have. | Did you mean `asc`?',
      'warning openapi.yaml:13:99 An item in an example of this parameter is the string "up", which its `enum` does not have. | Add it to the list, or remove it.',
      'warning openapi.yaml:15:79 An item in an example of this parameter is the string "one", but its `type` is `integer`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:16:70 An example of this parameter is the number 50, but its `maximum` is 10. | Write a value within the limit, or change the limit.',
      'warning openapi.yaml:17:56 The `default` of a schema is the string "all", but its `type` is `integer`. | Write a default of that type, or change the type.',
      'warning openapi.yaml:17:91 An example of a schema is the number 0, but its `exclusiveMinimum` is 0. | Write a value within the limit, or change the limit.',
      'warning openapi.yaml:21:78 An example of this parameter is an object, but its `type` is `array`. | Write an example of that type, or change the type.',
      'warning openapi.yaml:22:87 An example of this header is the string "many", but its `type` is `boolean`. | Write an example of that type, or change the type.',
    ],
  ],
  [
    'a variable of a server without a default',
    {
      'openapi.yaml': `${head}servers:
  - url: https://{region}.shop.example/{version}
    variables: {region: {default: eu}, version: {enum: [v1, v2]}}
  - url: https://{region}.shop.example
    variables: {region: {default: eu}}
paths: {}
`,
    },
    [
      'warning openapi.yaml:4:5 The server `https://{region}.shop.example/{version}` has the variable `{version}`, which has no default, so addresses of samples are wrong. | Declare it: `variables: {version: {default: …}}`.',
    ],
  ],
  [
    'links of responses to webhooks, likewise',
    {
      'openapi.yaml': `${head}paths: {}
webhooks:
  paid:
    post:
      operationId: paid
      summary: Paid
      responses: {'200': {description: Fine, links: {next: {operationId: payd}}}}
`,
    },
    [
      'warning openapi.yaml:9:54 The link `next` of a response points to the operation `payd`, which does not exist. | Did you mean `paid`?',
    ],
  ],
  [
    'links of responses to operations that do not exist',
    {
      'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: listPets
      summary: List
      responses:
        '200': {description: Fine, links: {next: {operationId: listPet}, last: {operationRef: '#/paths/~1b/get'}, first: {}}}
        default: {$ref: '#/components/responses/Error'}
    post: {operationId: addPet, summary: Add, responses: {default: {$ref: '#/components/responses/Error'}}}
components:
  responses:
    Error: {description: Failed, links: {help: {operationId: getHelp}, more: {operationRef: 'https://x.example/y.yaml#/paths/~1b/get'}}}
`,
    },
    [
      'warning openapi.yaml:9:44 The link `next` of a response points to the operation `listPet`, which does not exist. | Did you mean `listPets`?',
      'warning openapi.yaml:9:74 The link `last` of a response points to the operation `#/paths/~1b/get`, which does not exist. | A page shows its name only.',
      'warning openapi.yaml:9:115 The link `first` of a response has neither `operationId` nor `operationRef`. | A page shows its name only.',
      'warning openapi.yaml:14:42 The link `help` of a response points to the operation `getHelp`, which does not exist. | A page shows its name only.',
    ],
  ],
  [
    'a path that is in another file as well',
    {
      'openapi.yaml': `${head}paths:
  /a/{id}:
    $ref: paths/a.yaml
    description: A path.
    get: {operationId: getA, parameters: [{$ref: 'paths/a.yaml#/x-size'}], ${answer}}
`,
      'paths/a.yaml': `get: {operationId: other, ${answer}}
put: {operationId: putA, parameters: [{name: id, in: path, required: true, schema: {type: string}}], ${answer}}
x-size: {name: size, in: query, schema: {type: integer}}
`,
    },
    [
      'warning openapi.yaml:7:5 This path has `get` both here and in `paths/a.yaml`, to which its `$ref` points. | The one here is used; remove one of them.',
      'warning openapi.yaml:7:5 The path `/a/{id}` has the parameter `{id}`, which GET does not declare. | Names in the path and in `parameters` must match.',
    ],
  ],
  [
    'a document with a later version',
    {'openapi.yaml': 'openapi: 4.0.0\npaths: {}\n'},
    [
      expect.stringMatching(
        /^error openapi\.yaml:1:1 The OpenAPI document has the version "4\.0\.0"; only 3\.0, 3\.1 and 3\.2 are supported\./,
      ),
    ],
  ],
  [
    'anchors that no schema has, and one that several have',
    {
      'openapi.yaml': `${head}paths: {}
components:
  schemas:
    A: {description: A, items: {$ref: '#nod'}}
    B: {description: B, $anchor: node, items: {$dynamicRef: '#item'}}
    C: {description: C, $defs: {one: {$dynamicAnchor: item}, two: {$dynamicAnchor: item}}}
    D: {description: D, items: {$dynamicRef: '#none'}}
`,
    },
    [
      'error openapi.yaml:6:25 The reference `#nod` is neither a JSON pointer nor an `$anchor` of a schema. | Did you mean `#node`?',
      'warning openapi.yaml:7:48 `#item` can mean any of 2 schemas with this `$dynamicAnchor`. | Pages show a value of any type; write `$ref` to name one of them.',
      'error openapi.yaml:9:25 The reference `#none` is neither a JSON pointer nor an `$anchor` of a schema. | Did you mean `#node`?',
    ],
  ],
  [
    'a reference to a schema that does not exist',
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Order:\n      properties:\n        buyer: {$ref: '#/components/schemas/Custmer'}\n    Customer: {type: object}\n`,
    },
    [
      'error openapi.yaml:8:9 The reference `#/components/schemas/Custmer` does not resolve. | Did you mean `Customer`?',
    ],
  ],
  [
    'a reference to a file that does not exist, from another file',
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Order: {$ref: './schemas/order.yaml#/Order'}\n`,
      'schemas/order.yaml': 'Order:\n  properties:\n    line: {$ref: ./lines.yaml#/Line}\n',
    },
    [
      expect.stringMatching(
        /^error schemas\/order\.yaml:3:5 The reference `\.\/lines\.yaml#\/Line` points to the file `schemas\/lines\.yaml`, which does not exist\. \| References are relative to the file they are in\.$/,
      ),
    ],
  ],
  [
    'references outside the site and to another host',
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    A: {items: {$ref: ../../etc/passwd}}\n    B: {items: {$ref: 'https://example.com/a.yaml'}}\n    C: {$ref: 'https://example.com/c.yaml'}\n`,
    },
    [
      expect.stringContaining('The reference `https://example.com/c.yaml` points to another host'),
      expect.stringContaining('The reference `../../etc/passwd` points outside the site folder.'),
      expect.stringContaining('The reference `https://example.com/a.yaml` points to another host'),
    ],
  ],
  [
    'two operations with the same id',
    {
      'openapi.yaml': `${head}paths:\n  /a:\n    get: {operationId: list, ${answer}}\n  /b:\n    get:\n      operationId: list\n      ${answer}\n`,
    },
    [
      'error openapi.yaml:8:7 The operationId `list` of GET `/b` is already used by another operation. | The first one is at `openapi.yaml:5`; ids must be unique within a document.',
    ],
  ],
  [
    'schemas that only refer to each other',
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    A: {allOf: [{$ref: '#/components/schemas/B'}]}\n    B: {allOf: [{$ref: '#/components/schemas/A'}]}\n`,
    },
    [expect.stringMatching(/^error openapi\.yaml:6:5 The schemas `A` → `B` → `A` only refer to each other/)],
  ],
  [
    'schemas that require each other',
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    A: {required: [b], properties: {b: {$ref: '#/components/schemas/B'}}}\n    B: {required: [a], properties: {a: {$ref: '#/components/schemas/A'}}}\n`,
    },
    [expect.stringMatching(/^warning openapi\.yaml:6:5 The schemas `A` → `B` → `A` require each other/)],
  ],
  [
    'a path parameter that is not declared',
    {'openapi.yaml': `${head}paths:\n  /a/{id}:\n    get: {operationId: a, ${answer}}\n`},
    [expect.stringContaining('The path `/a/{id}` has the parameter `{id}`, which GET does not declare.')],
  ],
])('reports %s', async (_, files, expected) => {
  expect(written((await readTestReference(files)).problems)).toEqual(expected);
});

test('reports what is not of the form that the specification has outside of paths and schemas', async () => {
  const {problems} = await readTestReference({
    'openapi.yaml': `openapi: 3.1.0
info: {title: T, version: '1', contact: nobody, license: MIT, termsOfService: 5}
externalDocs: https://example.com
servers: [https://a.example, {url: 5}]
tags: [pets, {name: dogs}, {name: dogs}]
paths:
  /a:
    get:
      operationId: ''
      summary: A
      parameters: [{name: a, in: query, style: deepobject}, {name: b, in: header, style: form}, {name: c, in: query, style: form}]
      ${answer}
components:
  securitySchemes: {key: {type: apikey, in: header, name: X}, none: {}, fine: {type: http, scheme: bearer}}
  schemas: {A: {description: A, discriminator: kind}}
`,
  });
  expect(written(problems)).toEqual([
    'warning openapi.yaml:2:63 `termsOfService` must be a text, but is the number 5. | It is left out.',
    'warning openapi.yaml:2:32 `contact` must be an object, but is the string "nobody". | It is left out.',
    'warning openapi.yaml:2:49 `license` must be an object, but is the string "MIT". | It is left out.',
    'warning openapi.yaml:4:11 This server must be an object, but is the string "https://a.example". | Write `url: https://a.example`.',
    'warning openapi.yaml:4:31 `url` must be a text, but is the number 5. | It is left out.',
    'warning openapi.yaml:5:8 This tag must be an object, but is the string "pets". | Write `name: pets`.',
    'warning openapi.yaml:5:28 The tag `dogs` is already declared. | It is left out.',
    'warning openapi.yaml:3:1 `externalDocs` must be an object, but is the string "https://example.com". | Write `url: https://example.com`.',
    'warning openapi.yaml:11:41 The `style` of a parameter in `query` cannot be the string "deepobject". | Did you mean `deepObject`?',
    'warning openapi.yaml:11:83 The `style` of a parameter in `header` cannot be the string "form". | Styles are simple.',
    'warning openapi.yaml:14:27 The `type` of a security scheme cannot be the string "apikey". | Did you mean `apiKey`?',
    'warning openapi.yaml:14:63 This security scheme has no `type`. | Types are apiKey, http, oauth2, openIdConnect, mutualTLS.',
    'warning openapi.yaml:15:33 `discriminator` must be an object, but is the string "kind". | It is left out.',
    expect.stringContaining('One operation has no `operationId`'),
  ]);
});

test('reports a misspelled key once: what it was meant to be does not count as missing', async () => {
  const {problems} = await readTestReference({
    'openapi.yaml': `${head}paths:\n  /a: {get: {operationID: a, summary: A, ${answer}}}\n`,
  });
  expect(written(problems)).toEqual([
    'warning openapi.yaml:4:14 OpenAPI has no key `operationID` here. | Did you mean `operationId`?',
  ]);
});

test('accepts a tree: a cycle through optional fields and lists', async () => {
  const {problems} = await readTestReference({
    'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    Node: {properties: {parent: {$ref: '#/components/schemas/Node'}, children: {type: array, items: {$ref: '#/components/schemas/Node'}}}}\n`,
  });
  expect(problems).toEqual([]);
});

test('counts missing descriptions, and names the first of them', async () => {
  const {problems} = await readTestReference(
    {
      'openapi.yaml': `${head}paths: {}\ncomponents:\n  schemas:\n    A:\n      properties:\n        x: {type: string}\n        y: {type: string}\n`,
    },
    {onMissingDescriptions: 'warn'},
  );
  expect(written(problems)).toEqual([
    expect.stringMatching(
      /^warning openapi\.yaml:6:5 One schema has no description: `openapi\.yaml#\/components\/schemas\/A`\./,
    ),
    expect.stringMatching(
      /^warning openapi\.yaml:8:9 2 fields have no description: .*properties\/x`, .*properties\/y`\./,
    ),
  ]);
});
