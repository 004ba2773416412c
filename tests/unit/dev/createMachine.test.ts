import {expect, test} from 'vitest';
import {createMachine} from '../../../src/generator/dev/createMachine.ts';

test('an event dispatched by an effect is processed after the other effects of its step', () => {
  const done: string[] = [];
  const machine = createMachine<number, 'start' | 'next', string>(
    0,
    (state, event) => ({
      state: state + 1,
      effects: event === 'start' ? ['first', 'second'] : ['third'],
    }),
    (effect) => {
      done.push(`${effect} at ${machine.state()}`);
      if (effect === 'first') machine.dispatch('next');
    },
  );
  machine.dispatch('start');
  expect(done).toEqual(['first at 1', 'second at 1', 'third at 2']);
});
