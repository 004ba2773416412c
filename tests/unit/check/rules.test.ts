import {expect, test} from 'vitest';
import {readSelection} from '../../../src/generator/check/rules/readSelection.ts';
import {RULE_GROUPS} from '../../../src/generator/check/rules/ruleGroups.ts';
import {ruleSeverities} from '../../../src/generator/check/rules/ruleSeverities.ts';
import {checkOptionsSchema} from '../../../src/generator/config/schema/checkRulesSchema.ts';

const {rules} = checkOptionsSchema.parse({rules: {}});

test('every rule is in exactly one group and has a unique name', () => {
  const grouped: string[] = Object.values(RULE_GROUPS).flat();
  expect(grouped.toSorted()).toEqual(Object.keys(rules).toSorted());
  expect(grouped.filter((name) => Object.hasOwn(RULE_GROUPS, name))).toEqual([]);
});

test('a selection names rules and groups', () => {
  expect(readSelection(['links, filler-word', 'samples'])).toEqual({
    rules: new Set(['broken-link', 'broken-anchor', 'filler-word', 'sample-syntax']),
  });
});

test.each([
  {names: ['lnks'], says: 'Unknown rule or group "lnks". Did you mean links?'},
  {names: ['links,filler-wrod'], says: 'Unknown rule or group "filler-wrod". Did you mean filler-word?'},
  {
    names: [' , '],
    says: '--only requires a name. Groups are links, images, addresses, samples, text, history, translations.',
  },
])('$names is a mistake', ({names, says}) => {
  expect(readSelection(names)).toEqual({mistake: says});
});

test('a limited run turns the other rules off, and rules that the site turns off into warnings', () => {
  const config = {check: {rules}, onBrokenLinks: 'ignore', onBrokenAnchors: 'throw'} as const;
  const on = [...ruleSeverities(config, new Set(['broken-link', 'broken-anchor', 'filler-word']))].filter(
    ([, severity]) => severity !== 'off',
  );
  expect(on).toEqual([
    ['broken-link', 'warn'],
    ['broken-anchor', undefined],
    ['filler-word', 'warn'],
  ]);
});
