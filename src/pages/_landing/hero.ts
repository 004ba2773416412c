import type {Code} from './CodePart.ts';

export const hero = {
  eyebrow: 'Developer documentation',
  title: 'Write the spec. Generate and run the rest.',
  lead:
    'ThorAPI turns one OpenAPI document into a backend with permissions, a typed client and a reference. ' +
    'Workflows, spreadsheets and assistants build on the result.',
  actions: [
    {label: 'Read the documentation', to: '/docs/welcome', primary: true},
    {label: 'Read the blog', to: '/blog', primary: false},
  ],
};

/** What the reader types, and the response of the service. */
export const terminal: readonly Code[] = [
  {
    language: 'bash',
    parts: [
      ['c', '# first a key, for encrypted fields'],
      '\n',
      ['f', 'java'],
      ' -jar thorapi.jar generatekey\n\n',
      ['c', '# spec in, code out'],
      '\n',
      ['f', 'java'],
      ' -jar thorapi.jar api.yaml\nmvn clean ',
      ['f', 'install'],
      '\n\n',
      ['c', '# without permission to decrypt: a mask'],
      '\n',
      ['f', 'curl'],
      ' -H ',
      ['s', '"Authorization: Bearer '],
      '$TOKEN',
      ['s', '"'],
      ' \\\n  http://localhost:8080/v1/Contact/$ID',
    ],
  },
  {
    language: 'json',
    parts: [
      '{',
      ['a', '"name"'],
      ': ',
      ['s', '"Ada Example"'],
      ',\n ',
      ['a', '"email"'],
      ': ',
      ['s', '"<ENCRYPTED_VALUE/>"'],
      ',\n ',
      ['a', '"status"'],
      ': ',
      ['s', '"lead"'],
      '}',
    ],
  },
];
