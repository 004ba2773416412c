import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {highlightTokens} from '../../../../src/generator/markdown/code/highlightTokens.ts';
import type {Code} from '../../../../src/pages/_landing/CodePart.ts';
import {steps} from '../../../../src/pages/_landing/example.ts';
import {contactSpec} from '../../../../src/pages/_landing/contactSpec.ts';
import {commands, response} from '../../../../src/pages/_landing/hero.ts';
import {repositoryDir} from '../../../support/runScript.ts';

const codes: readonly Code[] = [contactSpec, response, ...steps.map(({sample}) => sample)];

test.each(codes.map((code) => [code.language, code]))(
  'the %s code on the landing page has the same colors as in Markdown',
  (_, {language, parts}) => {
    const text = parts.map((part) => (typeof part === 'string' ? part : part[1])).join('');
    const runs = highlightTokens(text, language);
    expect(parts).toEqual(runs.map(([letter, run]) => (letter === '' ? run : [letter, run])));
  },
);

// From the root of a project, `api.yaml` alone is not found.
test('the landing page runs the generator on the file that the tutorial runs it on', () => {
  const tutorial = readFileSync(`${repositoryDir}docs/Products/ThorAPI/getting-started.mdx`, 'utf8');
  const [, spec] = /^java -jar "\$THORAPI_JAR" (\S+\.yaml)$/m.exec(tutorial) ?? [];
  const terminal = steps.flatMap(({sample}) =>
    sample.parts.map((part) => (typeof part === 'string' ? part : part[1])),
  );
  const runs = [commands.join('\n'), terminal.join('')].map(
    (text) => /java -jar thorapi\.jar[\s\\]+(\S+\.yaml)/.exec(text)?.[1],
  );
  expect(runs).toEqual([spec, spec]);
});
