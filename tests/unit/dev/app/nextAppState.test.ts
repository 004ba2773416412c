import {describe, expect, test} from 'vitest';
import type {Bundles} from '../../../../src/generator/bundle/requests/Bundles.ts';
import {
  type AppEffect,
  type AppEvent,
  type AppState,
  EMPTY_APP,
  isUsable,
  type Need,
} from '../../../../src/generator/dev/app/AppState.ts';
import {nextAppState} from '../../../../src/generator/dev/app/nextAppState.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';

const SITE = {baseUrl: '/', hasSearch: false, hasReference: false};
const OTHER_SITE = {baseUrl: '/', hasSearch: true, hasReference: false};

/** Bundles that contain the given components. */
function bundlesOf(components: string[], prerender = ''): Bundles {
  const chunks = Object.fromEntries(components.map((key) => [key, [`${key}.js`]]));
  return {
    app: 'dev',
    renderer: '',
    prerender,
    browserDir: '/out',
    files: [],
    styles: [],
    scripts: [],
    chunks,
  };
}

const A = bundlesOf(['a']);
const COMMON = {site: SITE, wanted: ['a'], withPrerender: false, waiting: []};
const STATES = {
  empty: EMPTY_APP,
  idle: {type: 'idle', ...COMMON},
  lookingUp: {type: 'lookingUp', asked: SITE, ...COMMON},
  kept: {type: 'kept', bundles: A, sources: ['/site/a.tsx'], ...COMMON},
  unbundled: {type: 'bundling', bundles: undefined, ...COMMON},
  bundled: {type: 'bundling', bundles: A, ...COMMON},
  restarting: {type: 'restarting', ...COMMON, withPrerender: true},
  crashed: {type: 'crashed', bundles: A, ...COMMON},
  crashedAtOnce: {type: 'crashed', bundles: undefined, ...COMMON},
  closed: {type: 'closed'},
} satisfies Record<string, AppState>;

const needs = (need: Need): AppEvent => ({type: 'needed', id: 1, need});
const BROWSER = needs({type: 'browser'});
const wants = (...components: string[]): AppEvent => needs({type: 'components', components});
const prerenders = (...components: string[]): AppEvent => needs({type: 'prerender', components});
const ERROR: Problem = {severity: 'error', message: 'Wrong.'};
const bundled = (bundles: Bundles | undefined, ...problems: Problem[]): AppEvent => ({
  type: 'bundled',
  bundling: {...(bundles && {bundles}), problems, hash: 'x'},
});
const read = (site = SITE, ...components: string[]): AppEvent => ({type: 'contentRead', site, components});
const changed = (file: string): AppEvent => ({type: 'filesChanged', files: new Set([file])});
const found = (...components: string[]): AppEvent => ({
  type: 'keptFound',
  kept: {hash: 'x', bundles: bundlesOf(components), components, files: ['/site/a.tsx']},
});
const CRASH: AppEvent = {type: 'crashed', problem: ERROR};
const START: AppEvent = {type: 'started'};
const WAITING = {waiting: [{id: 1}]};

/** A short description of an effect. */
function words(effect: AppEffect): string {
  switch (effect.type) {
    case 'startBundler': {
      const {components, withPrerender, isContinued} = effect.request;
      const what = `${components.join('+')}${withPrerender ? ' with prerender' : ''}`;
      return `start ${what}${isContinued ? ', continued' : ''}`;
    }
    case 'answer':
      return `answer ${effect.id}: ${effect.bundles ? Object.keys(effect.bundles.chunks).join('+') : 'none'}`;
    case 'updateBundler':
      return `update ${Object.keys(effect.changes).join('+')}`;
    case 'report':
      return `report ${effect.bundling.problems.length}`;
    default:
      return effect.type;
  }
}

type Row = [keyof typeof STATES, string, AppEvent, object, string[]];

const ROWS: Row[] = [
  // Nothing is bundled before somebody needs it.
  ['empty', 'the content', read(SITE, 'a'), {type: 'idle', wanted: ['a']}, ['renewPrerender']],
  ['empty', 'a request for scripts', BROWSER, {type: 'empty', isStarted: true, ...WAITING}, []],
  ['empty', 'a component', {type: 'wanted', components: ['a']}, {type: 'empty', wanted: ['a']}, []],
  ['empty', 'the start', START, {type: 'empty', isStarted: true}, []],
  ['idle', 'the start', START, {type: 'lookingUp', asked: SITE}, ['lookUpKept']],
  ['idle', 'a request for scripts', BROWSER, {type: 'lookingUp', ...WAITING}, ['lookUpKept']],
  ['idle', 'a component', wants('b'), {type: 'idle', wanted: ['a', 'b']}, ['answer 1: none']],
  ['idle', 'other data', read(OTHER_SITE), {type: 'idle', site: OTHER_SITE}, ['renewPrerender']],
  ['idle', 'the same data', read(SITE, 'a'), {type: 'idle'}, []],
  [
    'idle',
    'a page beyond esbuild',
    prerenders('a'),
    {type: 'bundling', withPrerender: true, ...WAITING},
    ['start a with prerender'],
  ],
  ['idle', 'a change', changed('/site/a.tsx'), {type: 'idle'}, []],

  // The last server's bundle is used as long as it is up to date.
  [
    'lookingUp',
    'a bundle that is enough',
    found('a', 'z'),
    {type: 'kept', wanted: ['a', 'z']},
    ['watchSources', 'report 0'],
  ],
  [
    'lookingUp',
    'no bundle',
    {type: 'keptFound', kept: undefined},
    {type: 'bundling', bundles: undefined},
    ['start a'],
  ],
  ['lookingUp', 'a bundle that is not enough', found('z'), {type: 'bundling'}, ['start a']],
  [
    'lookingUp',
    'a page beyond esbuild',
    prerenders('a'),
    {type: 'lookingUp', withPrerender: true, ...WAITING},
    [],
  ],
  ['kept', 'a request for scripts', BROWSER, {type: 'kept', waiting: []}, ['answer 1: a']],
  ['kept', 'the start', START, {type: 'kept'}, []],
  [
    'kept',
    'a component that it lacks',
    wants('b'),
    {type: 'bundling', bundles: A, ...WAITING},
    ['start a+b, continued'],
  ],
  ['kept', 'a component that it has', wants('a'), {type: 'kept'}, ['answer 1: a']],
  ['kept', 'other data', read(OTHER_SITE), {type: 'bundling'}, ['renewPrerender', 'start a, continued']],
  [
    'kept',
    'a change of a source',
    changed('/site/a.tsx'),
    {type: 'bundling', bundles: A, isBehind: true},
    ['start a, continued'],
  ],
  ['kept', 'another change', changed('/site/b.tsx'), {type: 'kept'}, []],
  [
    'kept',
    'a page beyond esbuild',
    prerenders('a'),
    {type: 'bundling', bundles: undefined},
    ['start a with prerender'],
  ],

  // webpack is running.
  ['unbundled', 'a request for scripts', BROWSER, {type: 'bundling', ...WAITING}, []],
  ['unbundled', 'a bundling', bundled(A), {type: 'bundling', bundles: A}, ['report 0']],
  [
    'unbundled',
    'a bundling that fails',
    bundled(undefined, ERROR),
    {type: 'bundling', bundles: undefined},
    ['report 1'],
  ],
  [
    'bundled',
    'a bundling that fails',
    bundled(undefined, ERROR),
    {type: 'bundling', bundles: A},
    ['report 1'],
  ],
  [
    'bundled',
    'a component that it lacks',
    wants('b'),
    {wanted: ['a', 'b'], ...WAITING},
    ['update components'],
  ],
  [
    'bundled',
    'other data',
    read(OTHER_SITE, 'b'),
    {site: OTHER_SITE},
    ['update components', 'renewPrerender', 'update site'],
  ],
  ['bundled', 'a page beyond esbuild', prerenders('a'), {type: 'restarting', ...WAITING}, ['endBundler']],
  ['bundled', 'a change', changed('/site/a.tsx'), {type: 'bundling'}, []],
  ['restarting', 'a component', wants('b'), {type: 'restarting', wanted: ['a', 'b']}, ['answer 1: none']],
  [
    'restarting',
    'its end',
    {type: 'bundlerEnded'},
    {type: 'bundling', bundles: undefined},
    ['start a with prerender'],
  ],
  ['restarting', 'a late bundling', bundled(A), {type: 'restarting'}, []],

  // webpack crashes, and is restarted.
  ['bundled', 'a crash', CRASH, {type: 'crashed', bundles: A}, ['report 1']],
  ['crashed', 'any change', changed('/site/b.tsx'), {type: 'bundling', bundles: A}, ['start a, continued']],
  ['crashed', 'a request for scripts', BROWSER, {type: 'bundling'}, ['start a, continued', 'answer 1: a']],
  ['crashedAtOnce', 'a request for scripts', BROWSER, {type: 'bundling', ...WAITING}, ['start a']],
  ['crashedAtOnce', 'a change', changed('/site/b.tsx'), {type: 'bundling'}, ['start a']],
  ['crashed', 'a component', wants('b'), {type: 'bundling', ...WAITING}, ['start a+b, continued']],
  [
    'crashed',
    'a page beyond esbuild',
    prerenders('a'),
    {type: 'bundling', bundles: undefined},
    ['start a with prerender'],
  ],

  // The end.
  ['lookingUp', 'the end', {type: 'closed'}, {type: 'closed'}, ['endBundler']],
  ['closed', 'a bundle that is found late', found('a'), {type: 'closed'}, []],
  ['closed', 'a request for scripts', BROWSER, {type: 'closed'}, ['answer 1: none']],
];

describe('nextAppState', () => {
  test.each(ROWS)('%s: %s', (state, _name, event, expected, effects) => {
    const next = nextAppState(STATES[state], event);
    expect(next.state).toMatchObject(expected);
    expect(next.effects.map(words)).toEqual(effects);
  });
});

/** The effects of a series of events. */
function run(...events: AppEvent[]): string[] {
  let state = EMPTY_APP;
  return events.flatMap((event) => {
    const next = nextAppState(state, event);
    state = next.state;
    return next.effects.map(words);
  });
}

/** The state after a series of events. */
function stateAfter(...events: AppEvent[]): AppState {
  return events.reduce((state: AppState, event) => nextAppState(state, event).state, EMPTY_APP);
}

test("documents do not load the last server's bundle after a change, until webpack has bundled it", () => {
  const kept = [read(SITE, 'a'), START, found('a')];
  const change = changed('/site/a.tsx');
  expect(isUsable(stateAfter(...kept))).toBe(true);
  expect(isUsable(stateAfter(...kept, changed('/site/b.tsx')))).toBe(true);
  expect(isUsable(stateAfter(...kept, change))).toBe(false);
  expect(isUsable(stateAfter(...kept, change, bundled(A)))).toBe(true);
  expect(isUsable(stateAfter(...kept, change, bundled(A, ERROR)))).toBe(true);
  expect(isUsable(stateAfter(...kept, change, CRASH))).toBe(true);
});

test('documents wait for a bundling that begins after a module was saved', () => {
  const running = [read(SITE, 'a'), prerenders('a'), bundled(A)];
  const saved: AppEvent = {type: 'filesChanged', files: new Set(['/site/a.tsx']), savedAt: 20};
  const begunAt = (startedAt: number): AppEvent => ({
    type: 'bundled',
    bundling: {bundles: A, problems: [], hash: 'x', startedAt},
  });
  expect(isUsable(stateAfter(...running))).toBe(true);
  expect(isUsable(stateAfter(...running, saved))).toBe(false);
  expect(isUsable(stateAfter(...running, saved, begunAt(10)))).toBe(false);
  expect(isUsable(stateAfter(...running, saved, begunAt(10), begunAt(30)))).toBe(true);
  // Pages are not told of a bundle that they would have to replace at once.
  const reports = [begunAt(10), begunAt(30)].map((event, index, all) => {
    const {effects} = nextAppState(stateAfter(...running, saved, ...all.slice(0, index)), event);
    return effects.some((effect) => effect.type === 'report' && effect.bundling.bundles !== undefined);
  });
  expect(reports).toEqual([false, true]);
});

test('documents wait for a bundling only so long, as the clocks of files and webpack may differ', () => {
  const running = [read(SITE, 'a'), prerenders('a'), bundled(A)];
  const saved: AppEvent = {type: 'filesChanged', files: new Set(['/site/a.tsx']), savedAt: 20};
  const old: AppEvent = {
    type: 'bundled',
    bundling: {bundles: A, problems: [], hash: 'x', startedAt: 10},
  };
  const ended = (savedAt: number): AppEvent => ({type: 'waitEnded', savedAt});
  expect(nextAppState(stateAfter(...running), saved).effects).toEqual([{type: 'limitWait', savedAt: 20}]);
  expect(isUsable(stateAfter(...running, saved, old, ended(20)))).toBe(true);
  // Pages are told of the bundle now.
  expect(nextAppState(stateAfter(...running, saved, old), ended(20)).effects).toMatchObject([
    {type: 'report', bundling: {bundles: A}},
  ]);
  // Another save has its own wait, and a bundler that was started since has made nothing yet.
  expect(isUsable(stateAfter(...running, saved, old, {...saved, savedAt: 30}, ended(20)))).toBe(false);
  const restarted = [CRASH, changed('/x'), saved, ended(20)];
  expect(isUsable(stateAfter(...running, saved, old, ...restarted))).toBe(false);
});

describe('waiting requests', () => {
  test('for scripts wait through mistakes and crashes', () => {
    const none: AppEvent = {type: 'keptFound', kept: undefined};
    expect(run(read(SITE, 'a'), BROWSER, none, bundled(undefined, ERROR)).slice(-1)).toEqual(['report 1']);
    expect(run(read(SITE, 'a'), BROWSER, none, CRASH, changed('/x'), bundled(A)).slice(-4)).toEqual([
      'report 1',
      'start a',
      'report 0',
      'answer 1: a',
    ]);
  });

  test('for a component wait until it is bundled, or cannot be', () => {
    const start = [read(SITE, 'a'), START, found('a'), wants('b')];
    expect(run(...start, bundled(A), bundled(bundlesOf(['a', 'b']))).slice(-3)).toEqual([
      'report 0',
      'report 0',
      'answer 1: a+b',
    ]);
    expect(run(...start, bundled(A, ERROR)).slice(-1)).toEqual(['answer 1: a']);
    expect(run(...start, CRASH).slice(-1)).toEqual(['answer 1: a']);
  });

  test('for a page beyond esbuild wait for the bundle that prerenders', () => {
    const start = [read(SITE, 'a'), START, found('a'), prerenders('a')];
    expect(run(...start, bundled(bundlesOf(['a'], '/prerender.cjs'))).slice(-1)).toEqual(['answer 1: a']);
    expect(run(...start, bundled(undefined, ERROR)).slice(-1)).toEqual(['answer 1: none']);
  });

  test('before the content is read are served when it is', () => {
    expect(run(BROWSER, read(SITE, 'a'), found('a')).slice(-1)).toEqual(['answer 1: a']);
  });

  test('are answered when the server is stopped while it starts', () => {
    expect(run(read(SITE, 'a'), BROWSER, {type: 'closed'}, found('a'))).toEqual([
      'renewPrerender',
      'lookUpKept',
      'answer 1: none',
      'endBundler',
    ]);
  });
});
