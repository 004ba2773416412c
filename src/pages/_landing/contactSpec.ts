import type {Code} from './CodePart.ts';

/** The spec of the hero and of the first step. Its last line decides the marked line of the response. */
export const contactSpec: Code = {
  language: 'yaml',
  parts: [
    ['a', 'Contact'],
    ':\n  ',
    ['a', 'type'],
    ': object\n  ',
    ['a', 'required'],
    ': [name]\n  ',
    ['a', 'properties'],
    ':\n    ',
    ['a', 'name'],
    ':\n      ',
    ['a', 'type'],
    ': string\n    ',
    ['a', 'email'],
    ':\n      ',
    ['a', 'type'],
    ': string\n      ',
    ['a', 'x-thorapi-secureField'],
    ': ',
    ['n', 'true'],
  ],
};
