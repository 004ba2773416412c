import {expect, test} from 'vitest';
import {createHostCheck, refusal} from '../../../../src/generator/dev/server/createHostCheck.ts';

const LOCAL = [
  'localhost',
  'localhost:3000',
  'LOCALHOST:3000',
  'docs.localhost:3000',
  '127.0.0.1:3000',
  '[::1]:3000',
];
const FOREIGN = [
  'evil.test',
  'evil.test:3000',
  'localhost.evil.test',
  'notlocalhost',
  '127.0.0.1.evil.test',
  '',
  undefined,
];

test('requests for local names are accepted, others are not', () => {
  const isOwn = createHostCheck('localhost', 'desk');
  expect(LOCAL.filter(isOwn)).toEqual(LOCAL);
  expect([...FOREIGN, 'desk'].filter(isOwn)).toEqual([]);
});

test('a server that is open to others accepts the given name and the machine’s', () => {
  const isOpen = createHostCheck('0.0.0.0', 'Desk');
  const named = createHostCheck('docs.test', 'desk');
  const own = ['192.168.1.7:3000', 'desk:3000', 'desk.local'];
  expect([...LOCAL, ...own].filter(isOpen)).toEqual([...LOCAL, ...own]);
  expect(['docs.test:80', 'DOCS.test', ...own].filter(named)).toHaveLength(5);
  expect([...FOREIGN, 'docs.test'].filter(isOpen)).toEqual([]);
});

test('an allowed name is accepted in addition', () => {
  const isOwn = createHostCheck('localhost', 'desk', ['Tunnel.test']);
  expect([...LOCAL, ...FOREIGN, 'tunnel.test:443'].filter(isOwn)).toEqual([...LOCAL, 'tunnel.test:443']);
});

test('the response to a refused request names the option', () => {
  expect(refusal('Docs.test:3000')).toBe(
    'The dev server does not accept requests for the host "Docs.test:3000". If that name is yours, start it with --allow-host docs.test.',
  );
});
