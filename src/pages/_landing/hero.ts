import type {CodePart} from './CodePart.ts';

export const hero = {
  eyebrow: 'Developer documentation',
  title: 'Write the spec. Generate and run the rest.',
  lead:
    'One OpenAPI document becomes a backend with permissions, a typed client and a reference; ' +
    'workflows, spreadsheets and assistants build on the result.',
  actions: [
    {label: 'Read the documentation', to: '/docs/welcome', primary: true},
    {label: 'Read the blog', to: '/blog', primary: false},
  ],
};

export const terminal: readonly CodePart[] = [
  ['c', '# first a key, for encrypted fields\n'],
  'java -jar thorapi-*.jar generatekey\n\n',
  ['c', '# spec in, code out\n'],
  'java -jar thorapi-*.jar api.yaml\nmvn clean install\n\n',
  ['c', '# no right to decrypt: a mask\n'],
  'curl -H ',
  ['s', '"Authorization: Bearer $TOKEN"'],
  ' \\\n  http://localhost:8080/v1/Contact/$ID\n',
  ['p', '{'],
  ['a', '"name"'],
  ['p', ': '],
  ['s', '"Ada Example"'],
  ['p', ',\n '],
  ['a', '"email"'],
  ['p', ': '],
  ['s', '"<ENCRYPTED_VALUE/>"'],
  ['p', ',\n '],
  ['a', '"status"'],
  ['p', ': '],
  ['s', '"lead"'],
  ['p', '}'],
];
