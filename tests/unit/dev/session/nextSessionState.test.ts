import {describe, expect, test} from 'vitest';
import type {LoadedConfig} from '../../../../src/generator/dev/LoadedConfig.ts';
import {
  nextSessionState,
  type SessionEffect,
  type SessionEvent,
  type SessionState,
  startingSession,
} from '../../../../src/generator/dev/session/nextSessionState.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';
import {testConfig} from '../../content/loadTestSite.ts';

const FILE = '/site/site.config.ts';
const IMPORTED = '/site/names.ts';
const PAGE = '/site/docs/page.md';

const ERROR: Problem = {severity: 'error', message: 'Wrong.'};

/** A valid configuration, identified by its title. */
function loaded(title: string): LoadedConfig {
  return {config: {...testConfig(), title}, files: [FILE, IMPORTED]};
}

type Event = SessionEvent<string>;
type State = SessionState<string>;

const valid = (title: string): Event => ({
  type: 'configRead',
  read: {loaded: loaded(title), problems: [], files: new Set([FILE, IMPORTED])},
});
const BROKEN: Event = {type: 'configRead', read: {problems: [ERROR], files: new Set([FILE, IMPORTED])}};
const saved = (...files: string[]): Event => ({type: 'filesChanged', files: new Set(files)});
const opened = (site: string): Event => ({type: 'siteOpened', site});
const isRead = (site: string): Event => ({type: 'siteRead', site});
const CLOSED: Event = {type: 'siteClosed'};
const FAULT: Event = {type: 'readFailed', error: new Error('No disk.')};

const FILES = {configFiles: new Set([FILE, IMPORTED]), changed: new Set<string>()};
const STATES = {
  starting: {type: 'starting', configFiles: new Set([FILE]), reading: 'yes', changed: new Set()},
  unconfigured: {type: 'unconfigured', ...FILES, reading: 'no'},
  running: {type: 'running', site: 'A', ...FILES, reading: 'no', generation: 0},
  reading: {type: 'running', site: 'A', ...FILES, reading: 'yes', generation: 0},
  outdated: {type: 'running', site: 'A', ...FILES, reading: 'outdated', generation: 0},
  closing: {type: 'opening', next: loaded('B'), former: 'closing', ...FILES, reading: 'no', generation: 1},
  closingAndReading: {
    type: 'opening',
    next: loaded('B'),
    former: 'closing',
    ...FILES,
    reading: 'yes',
    generation: 1,
  },
  closedAndReading: {
    type: 'opening',
    next: loaded('B'),
    former: 'closed',
    ...FILES,
    reading: 'yes',
    generation: 1,
  },
  opening: {type: 'opening', next: loaded('B'), former: 'closed', ...FILES, reading: 'no', generation: 1},
  firstOpening: {type: 'opening', next: loaded('A'), former: 'none', ...FILES, reading: 'no', generation: 0},
  closed: {type: 'closed'},
} satisfies Record<string, State>;

/** A short description of an effect. */
function words(effect: SessionEffect<string>): string {
  switch (effect.type) {
    case 'openSite':
      return `open ${effect.loaded.config.title}`;
    case 'closeSite':
    case 'beginSite':
    case 'awaitSite':
      return `${effect.type} ${effect.site}`;
    case 'changeSite':
      return `change ${effect.site}: ${[...effect.files].join(' ')}`;
    case 'logRestart':
      return ['logRestart', ...effect.files].join(' ');
    case 'report':
      return `report ${effect.problems.length}`;
    default:
      return effect.type;
  }
}

type Row = [keyof typeof STATES, string, Event, object, string[]];

const ROWS: Row[] = [
  [
    'starting',
    'a configuration',
    valid('A'),
    {type: 'opening', former: 'none', generation: 0},
    ['report 0', 'open A'],
  ],
  ['starting', 'a broken configuration', BROKEN, {type: 'unconfigured'}, ['report 1', 'admit', 'watch']],
  ['starting', 'a save', saved(FILE), {type: 'starting', reading: 'outdated'}, ['abandonReading']],
  ['starting', 'a fault of the system', FAULT, {type: 'unconfigured'}, ['refuse']],
  ['firstOpening', 'its site', opened('A'), {type: 'running', site: 'A', generation: 0}, ['admit', 'watch']],

  // Broken from the start, then fixed.
  ['unconfigured', 'a save', saved(FILE), {type: 'unconfigured', reading: 'yes'}, ['readConfig']],
  ['unconfigured', 'a save of what it imports', saved(IMPORTED), {reading: 'yes'}, ['readConfig']],
  ['unconfigured', 'another mistake', BROKEN, {type: 'unconfigured', reading: 'no'}, ['report 1', 'watch']],
  ['unconfigured', 'the first page', {type: 'firstPageSent'}, {type: 'unconfigured'}, []],
  [
    'unconfigured',
    'a configuration',
    valid('A'),
    {type: 'opening', former: 'none', generation: 1},
    ['report 0', 'open A'],
  ],

  // A site answers requests.
  ['running', 'the first page', {type: 'firstPageSent'}, {type: 'running'}, ['beginSite A']],
  ['running', 'a save of a page', saved(PAGE), {type: 'running', reading: 'no'}, [`change A: ${PAGE}`]],
  ['running', 'a save of the configuration', saved(FILE), {type: 'running', reading: 'yes'}, ['readConfig']],
  ['running', 'a save of both', saved(FILE, PAGE), {reading: 'yes'}, [`change A: ${PAGE}`, 'readConfig']],
  ['running', 'the removal of the cache', {type: 'cacheRemoved'}, {reading: 'yes'}, ['readConfig']],
  ['reading', 'the removal of the cache', {type: 'cacheRemoved'}, {reading: 'outdated'}, ['abandonReading']],
  ['reading', 'another save', saved(FILE), {type: 'running', reading: 'outdated'}, ['abandonReading']],
  ['outdated', 'another save', saved(FILE), {type: 'running', reading: 'outdated'}, []],
  [
    'reading',
    'a broken configuration',
    BROKEN,
    {type: 'running', site: 'A', reading: 'no'},
    ['report 1', 'watch'],
  ],
  ['reading', 'a fault of the system', FAULT, {type: 'running', site: 'A', reading: 'no'}, ['log']],
  ['outdated', 'a fault of the system', FAULT, {type: 'running', site: 'A', reading: 'yes'}, ['readConfig']],
  [
    'reading',
    'a configuration',
    valid('B'),
    {type: 'opening', former: 'closing', generation: 1},
    ['report 0', 'closeSite A'],
  ],
  ['outdated', 'a configuration', valid('B'), {type: 'running', reading: 'yes'}, ['readConfig']],

  // One site replaces another.
  ['closing', 'the end of the former site', CLOSED, {type: 'opening', former: 'closed'}, ['open B']],
  ['closing', 'a save', saved(FILE), {type: 'opening', reading: 'yes'}, ['readConfig']],
  ['closing', 'a save of a page', saved(PAGE), {type: 'opening', reading: 'no'}, []],
  ['closingAndReading', 'a configuration', valid('C'), {reading: 'no', former: 'closing'}, ['report 0']],
  ['closingAndReading', 'the end of the former site', CLOSED, {former: 'closed', reading: 'yes'}, []],
  ['closedAndReading', 'a configuration', valid('C'), {reading: 'no'}, ['report 0', 'open C']],
  ['closedAndReading', 'a broken configuration', BROKEN, {reading: 'no'}, ['report 1', 'open B']],
  ['closedAndReading', 'a fault of the system', FAULT, {reading: 'no'}, ['log', 'open B']],
  [
    'opening',
    'its site',
    opened('B'),
    {type: 'running', site: 'B', generation: 1},
    ['admit', 'watch', 'logRestart', 'beginSite B', 'awaitSite B'],
  ],
  ['running', 'its content', isRead('A'), {type: 'running'}, ['reloadTabs']],
  ['running', 'the content of a former site', isRead('former'), {type: 'running'}, []],
  ['closing', 'the content of the former site', isRead('A'), {type: 'opening'}, []],

  // The end.
  ['starting', 'the end', {type: 'closed'}, {type: 'closed'}, ['refuse']],
  ['running', 'the end', {type: 'closed'}, {type: 'closed'}, ['refuse', 'closeSite A']],
  ['closing', 'the end', {type: 'closed'}, {type: 'closed'}, ['refuse']],
  ['closed', 'a configuration', valid('A'), {type: 'closed'}, []],
  ['closed', 'the end of the former site', CLOSED, {type: 'closed'}, []],
];

describe('nextSessionState', () => {
  test.each(ROWS)('%s: %s', (state, _name, event, expected, effects) => {
    const next = nextSessionState<string>(STATES[state], event);
    expect(next.state).toMatchObject(expected);
    expect(next.effects.map(words)).toEqual(effects);
  });
});

/** The effects of a series of events on a running site. */
function run(...events: Event[]): string[] {
  let state: State = STATES.running;
  return events.flatMap((event) => {
    const next = nextSessionState(state, event);
    state = next.state;
    return next.effects.map(words);
  });
}

const OPENED = (site: string): string[] => [
  'admit',
  'watch',
  `logRestart ${FILE}`,
  `beginSite ${site}`,
  `awaitSite ${site}`,
];

test('a restart names the files that changed since the one before, also those that were broken at first', () => {
  const effects = run(
    saved(IMPORTED),
    BROKEN,
    saved(FILE, PAGE),
    valid('B'),
    CLOSED,
    opened('B'),
    saved(IMPORTED),
    valid('C'),
    CLOSED,
    opened('C'),
  );
  expect(effects.filter((effect) => effect.startsWith('logRestart'))).toEqual([
    `logRestart ${IMPORTED} ${FILE}`,
    `logRestart ${IMPORTED}`,
  ]);
});

describe('two saves of the configuration', () => {
  test('while it is read result in one site, that of the second save', () => {
    expect(run(saved(FILE), saved(FILE), valid('B'), valid('C'), CLOSED, opened('C'), isRead('C'))).toEqual([
      'readConfig',
      'abandonReading',
      'readConfig',
      'report 0',
      'closeSite A',
      'open C',
      ...OPENED('C'),
      'reloadTabs',
    ]);
  });

  test('while the previous site closes result in one site, that of the second save, and requests wait for it', () => {
    expect(run(saved(FILE), valid('B'), saved(FILE), CLOSED, valid('C'), opened('C'))).toEqual([
      'readConfig',
      'report 0',
      'closeSite A',
      'readConfig',
      'report 0',
      'open C',
      ...OPENED('C'),
    ]);
  });

  test('reload open pages once, at the end, if the second comes before the content is read', () => {
    const events = [saved(FILE), valid('B'), CLOSED, opened('B'), saved(FILE), valid('C'), isRead('B')];
    expect(
      run(...events, CLOSED, opened('C'), isRead('C')).filter((effect) => effect === 'reloadTabs'),
    ).toHaveLength(1);
  });
});

test('a configuration that is created later is noticed, whatever it imported before', () => {
  const first = startingSession<string>([FILE]);
  const {state} = nextSessionState(first, {type: 'started'});
  const unconfigured = nextSessionState(state, BROKEN).state;
  expect(unconfigured).toMatchObject({type: 'unconfigured', configFiles: new Set([FILE, IMPORTED])});
});
