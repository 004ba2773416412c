import type {Code} from './CodePart.ts';
import {contactSpec} from './contactSpec.ts';

export interface ExampleStep {
  title: string;
  text: string;
  sample: Code & {title: string};
  more: {label: string; to: string};
}

export const steps: readonly ExampleStep[] = [
  {
    title: 'Describe',
    text: 'An entity is a schema. The last line makes the email address a secure field.',
    sample: {title: 'api.hbs.yaml', ...contactSpec},
    more: {
      label: 'Rules for specs',
      to: '/docs/Products/ValkyrAI/Developers%20Guide/openapi-spec-enhancement',
    },
  },
  {
    title: 'Generate',
    text: 'The jar enhances the spec and writes api-out.yaml. Maven generates the backend from that file, then builds it.',
    sample: {
      title: 'Terminal',
      language: 'bash',
      parts: [
        ['f', 'java'],
        ' ',
        ['p', '-jar'],
        ' thorapi.jar generatekey\n',
        ['f', 'export'],
        ' THORAPI_SECRET_KEY=',
        ['s', "'<key>'"],
        '\n',
        ['f', 'java'],
        ' ',
        ['p', '-jar'],
        ' thorapi.jar \\\n  src/main/resources/openapi/api.yaml\n',
        ['f', 'mvn'],
        ' clean install',
      ],
    },
    more: {label: 'What each step does', to: '/docs/Products/ThorAPI/codegen-with-thorapi'},
  },
  {
    title: 'Use',
    text: 'A second run generates the client: hooks, types and the token header. Callers without permission to decrypt get a mask.',
    sample: {
      title: 'ContactList.tsx',
      language: 'tsx',
      parts: [
        ['k', 'import'],
        ' {useGetContactsQuery} ',
        ['k', 'from'],
        '\n  ',
        ['s', "'@thorapi/redux/services/ContactService'"],
        ';\n\n',
        ['k', 'export function'],
        ' ',
        ['f', 'ContactList'],
        '() {\n  ',
        ['k', 'const'],
        ' {data} = ',
        ['f', 'useGetContactsQuery'],
        '();\n  ',
        ['k', 'return'],
        ' data?.',
        ['f', 'map'],
        '((contact) => (\n    <',
        ['t', 'p'],
        ' ',
        ['a', 'key'],
        '={contact.id}>{contact.name}</',
        ['t', 'p'],
        '>\n  ));\n}',
      ],
    },
    more: {label: 'The complete example on the blog', to: '/blog/using-thorapi-generated-ts-clients'},
  },
];
