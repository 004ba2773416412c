import type {Code} from './CodePart.ts';

export const hero = {
  eyebrow: 'Developer documentation',
  title: ['Write the spec.', 'Generate and run the rest.'],
  lead:
    'ThorAPI turns one OpenAPI document into a backend with permissions, a typed client and reference pages. ' +
    'Workflows, spreadsheets and assistants build on the result.',
  actions: [
    {label: 'Get started', to: '/docs/Products/ThorAPI/getting-started', primary: true},
    {label: 'API reference', to: '/docs/api-docs', primary: false},
  ],
};

/** What the reader types; a line that begins with spaces continues the previous one. */
export const commands: readonly string[] = [
  'java -jar thorapi.jar \\\n    src/main/resources/openapi/api.yaml',
  'mvn clean install',
  'curl -H "Authorization: Bearer $TOKEN" \\\n    http://localhost:8080/v1/Contact/$ID',
];

/** What the service responds with to a caller without permission to decrypt. */
export const response: Code = {
  language: 'json',
  parts: [
    '{\n  ',
    ['a', '"name"'],
    ': ',
    ['s', '"Ada Example"'],
    ',\n  ',
    ['a', '"email"'],
    ': ',
    ['s', '"<ENCRYPTED_VALUE/>"'],
    ',\n  ',
    ['a', '"createdDate"'],
    ': ',
    ['s', '"2025-03-04T10:15:00Z"'],
    '\n}',
  ],
};

/** The lines that belong together, counted from 1. */
export const MARKS = {spec: 9, response: 3};
