import {expect, test} from 'vitest';
import {highlightTokens} from '../../../../src/generator/markdown/code/highlightTokens.ts';
import type {Code} from '../../../../src/pages/_landing/CodePart.ts';
import {steps} from '../../../../src/pages/_landing/example.ts';
import {contactSpec} from '../../../../src/pages/_landing/contactSpec.ts';
import {response} from '../../../../src/pages/_landing/hero.ts';

const codes: readonly Code[] = [contactSpec, response, ...steps.map(({sample}) => sample)];

test.each(codes.map((code) => [code.language, code]))(
  'the %s code on the landing page has the same colors as in Markdown',
  (_, {language, parts}) => {
    const text = parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');
    const runs = highlightTokens(text, language);
    expect(parts).toEqual(runs.map(([letter, run]) => (letter === '' ? run : [letter, run])));
  },
);
