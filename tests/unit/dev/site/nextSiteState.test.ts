import {describe, expect, test} from 'vitest';
import {loadSite} from '../../../../src/generator/pipeline/loadSite.ts';
import {createModel} from '../../../../src/generator/dev/content/createModel.ts';
import {nextSiteState} from '../../../../src/generator/dev/site/nextSiteState.ts';
import {
  OPENING_SITE,
  type OpenSite,
  type ReadContent,
  type SiteEffect,
  type SiteEvent,
  type SiteState,
} from '../../../../src/generator/dev/site/SiteState.ts';
import type {SiteContent} from '../../../../src/generator/reference/SiteContent.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';
import {createSite} from '../../../support/createSite.ts';
import {testConfig} from '../../content/loadTestSite.ts';

const config = testConfig({docs: {sidebarPath: 'sidebars.ts'}});
const site = createSite({'docs/page.md': '# Page\n', 'docs/other.md': '# Other\n', 'sidebars.ts': ''});
const {content} = await loadSite(site.dir, config);
site.dispose();
/** Without the sidebars file. */
const base: SiteContent = {...content, files: content.files.filter((file) => file !== 'sidebars.ts')};
const ERROR: Problem = {severity: 'error', message: 'Wrong.'};

function read(changes: Partial<SiteContent> = {}, ...problems: Problem[]): ReadContent {
  return {model: createModel('/site', config, {...base, ...changes}), problems, components: []};
}

const BEFORE = read();
const SAME = read();
const WITHOUT_DOCS = read({docsSets: base.docsSets.map((set) => ({...set, docs: []}))});
const WITH_SIDEBAR = read({docsSets: base.docsSets.map((set) => ({...set, sidebars: {docs: []}}))});
const WITH_FILE = read({files: [...base.files, 'sidebars.ts']});
const PAGE = new Set(['/site/docs/page.md']);
const OTHER = new Set(['/site/docs/other.md']);

const OPEN: OpenSite = {
  type: 'open',
  model: BEFORE.model,
  problems: [],
  isRemembered: false,
  isReading: false,
  rest: 'done',
  batch: undefined,
  changed: new Set(),
  dataFiles: new Set(base.files),
};
const OPENING = {
  type: 'opening' as const,
  hasEarly: false,
  isBegun: false,
  changed: new Set<string>(),
  isOutdated: false,
};
const FAULT = new Error('No disk.');
const STATES = {
  opening: OPENING_SITE,
  openingWithEarly: {...OPENING, hasEarly: true},
  openingBegun: {...OPENING, isBegun: true},
  openingChanged: {...OPENING, changed: PAGE, isOutdated: true},
  failed: {type: 'failed', error: FAULT, hasEarly: false, isBegun: true},
  open: OPEN,
  unbegun: {...OPEN, rest: 'unwanted'},
  remembered: {...OPEN, isRemembered: true, rest: 'unwanted'},
  rememberedApplying: {
    ...OPEN,
    isRemembered: true,
    rest: 'unwanted',
    batch: {files: PAGE, step: 'applying'},
  },
  rereading: {...OPEN, isRemembered: true, isReading: true, rest: 'wanted'},
  compiling: {...OPEN, batch: {files: PAGE, step: 'compiling'}},
  compilingWhileReading: {...OPEN, isReading: true, batch: {files: PAGE, step: 'compiling'}},
  waiting: {...OPEN, isReading: true, batch: {files: PAGE, step: 'waiting'}},
  applying: {...OPEN, batch: {files: PAGE, step: 'applying'}},
  reading: {...OPEN, isReading: true, batch: {files: PAGE, step: 'reading'}},
  readingMore: {...OPEN, isReading: true, batch: {files: PAGE, step: 'reading'}, changed: OTHER},
  checking: {...OPEN, batch: {files: PAGE, step: 'checking'}},
  checkingMore: {...OPEN, batch: {files: PAGE, step: 'checking'}, changed: OTHER},
  closed: {type: 'closed'},
} satisfies Record<string, SiteState>;

const contentRead = (content: ReadContent): SiteEvent => ({type: 'contentRead', content});
const recalled = (content: ReadContent | undefined): SiteEvent => ({type: 'recalled', content});
const changed = (files: ReadonlySet<string>): SiteEvent => ({type: 'filesChanged', files});
const applied = (isStructural: boolean): SiteEvent => ({type: 'textsApplied', isStructural});
const READ_FAILED: SiteEvent = {type: 'readFailed', error: FAULT};
const BATCH_FAILED: SiteEvent = {type: 'batchFailed', error: FAULT};
const EARLY: SiteEvent = {type: 'earlyDocMade', site: BEFORE.model.site};
const BUNDLED: SiteEvent = {type: 'bundled', bundling: {hash: 'x', problems: [ERROR]}};

/** A short description of an effect. */
function words(effect: SiteEffect): string {
  switch (effect.type) {
    case 'report':
      return `report ${effect.place} ${effect.problems.length}`;
    case 'send':
      return `send ${effect.message.type}`;
    case 'recompile':
    case 'applyTexts':
      return `${effect.type} ${[...effect.files].join(' ')}`;
    case 'check':
      return `check ${[...effect.files].join(' ')}${effect.isStructural ? ' structure' : ''}`;
    default:
      return effect.type;
  }
}

const OPENED = ['report content 0', 'bundle', 'admit', 'watch'];
const TAKEN = ['report content 0', 'bundle', 'watch'];
const RECOMPILE = 'recompile /site/docs/page.md';
const RECOMPILE_OTHER = 'recompile /site/docs/other.md';
const APPLY = 'applyTexts /site/docs/page.md';
const CHECK = 'check /site/docs/page.md';

type Row = [keyof typeof STATES, string, SiteEvent, object, string[]];

const ROWS: Row[] = [
  // From memory, from the folders, or early.
  ['opening', 'the start', {type: 'started'}, {type: 'opening'}, ['recall']],
  ['opening', 'nothing remembered', recalled(undefined), {type: 'opening'}, ['read']],
  [
    'opening',
    'the last session',
    recalled(BEFORE),
    {type: 'open', isRemembered: true, rest: 'unwanted'},
    OPENED,
  ],
  ['opening', 'the content', contentRead(BEFORE), {type: 'open', isRemembered: false}, OPENED],
  [
    'opening',
    'content with a problem',
    contentRead(read({}, ERROR)),
    {type: 'open', problems: [ERROR]},
    ['report content 1', 'bundle', 'admit', 'watch'],
  ],
  ['opening', 'an early doc', EARLY, {type: 'opening', hasEarly: true}, ['bundle']],
  ['openingWithEarly', 'another early doc', EARLY, {type: 'opening', hasEarly: true}, []],
  ['openingWithEarly', 'a change', changed(PAGE), {changed: PAGE}, ['notifyApp', 'showEarly']],
  ['openingWithEarly', 'the content', contentRead(BEFORE), {type: 'open'}, [...OPENED, 'updateEarly']],
  ['openingBegun', 'the content', contentRead(BEFORE), {type: 'open', rest: 'done'}, [...OPENED, 'finish']],
  [
    'openingBegun',
    'the last session',
    recalled(BEFORE),
    {isReading: true, rest: 'wanted'},
    [...OPENED, 'read'],
  ],
  ['opening', 'a change', changed(PAGE), {type: 'opening', changed: PAGE}, ['notifyApp']],
  [
    'openingChanged',
    'the content',
    contentRead(BEFORE),
    {type: 'open', batch: {files: PAGE, step: 'compiling'}},
    [...OPENED, RECOMPILE],
  ],
  ['opening', 'a bundling', BUNDLED, {type: 'opening'}, ['report app 1', 'retryPages']],

  // Content that cannot be read is read again after a change.
  ['opening', 'a fault', READ_FAILED, {type: 'failed', error: FAULT}, ['refuse', 'log']],
  [
    'openingChanged',
    'a fault',
    READ_FAILED,
    {type: 'opening', changed: PAGE, isOutdated: false},
    ['log', 'read'],
  ],
  [
    'failed',
    'a change',
    changed(PAGE),
    {type: 'opening', isBegun: true, changed: PAGE},
    ['notifyApp', 'read'],
  ],
  ['failed', 'a bundling', BUNDLED, {type: 'failed'}, ['report app 1', 'retryPages']],
  ['failed', 'the first page', {type: 'begun'}, {type: 'failed', isBegun: true}, []],

  // The work that the first page doesn't need.
  ['unbegun', 'the first page', {type: 'begun'}, {rest: 'done'}, ['finish']],
  ['remembered', 'the first page', {type: 'begun'}, {isReading: true, rest: 'wanted'}, ['read']],
  ['rememberedApplying', 'the first page', {type: 'begun'}, {isReading: false, rest: 'wanted'}, []],
  ['open', 'a second first page', {type: 'begun'}, {rest: 'done'}, []],
  [
    'rereading',
    'the same content',
    contentRead(SAME),
    {isRemembered: false, isReading: false, rest: 'done'},
    [...TAKEN, 'finish'],
  ],
  ['rereading', 'a fault', READ_FAILED, {isRemembered: true, isReading: false, rest: 'wanted'}, ['log']],
  [
    'rereading',
    'a change',
    changed(PAGE),
    {isReading: true, batch: {step: 'compiling'}},
    ['notifyApp', RECOMPILE],
  ],

  // A change goes through the steps.
  ['open', 'a change', changed(PAGE), {batch: {files: PAGE, step: 'compiling'}}, ['notifyApp', RECOMPILE]],
  ['compiling', 'its end', {type: 'recompiled'}, {batch: {step: 'applying'}}, [APPLY]],
  ['compilingWhileReading', 'its end', {type: 'recompiled'}, {batch: {step: 'waiting'}}, []],
  [
    'waiting',
    'the content',
    contentRead(SAME),
    {isReading: false, batch: {step: 'applying'}},
    [...TAKEN, APPLY],
  ],
  ['waiting', 'a fault', READ_FAILED, {isReading: false, batch: {step: 'applying'}}, ['log', APPLY]],
  ['applying', 'texts alone', applied(false), {batch: {step: 'checking'}}, [CHECK]],
  ['applying', 'more than texts', applied(true), {isReading: true, batch: {step: 'reading'}}, ['read']],
  [
    'reading',
    'the same content',
    contentRead(SAME),
    {isReading: false, batch: {step: 'checking'}},
    [...TAKEN, `${CHECK} structure`],
  ],
  ['reading', 'a fault', READ_FAILED, {isReading: false, batch: undefined}, ['log']],
  [
    'readingMore',
    'a fault',
    READ_FAILED,
    {batch: {files: OTHER, step: 'compiling'}},
    ['log', RECOMPILE_OTHER],
  ],
  ['checking', 'its end', {type: 'checked'}, {batch: undefined}, ['watch', 'keep']],
  [
    'checkingMore',
    'its end',
    {type: 'checked'},
    {batch: {files: OTHER}, changed: new Set()},
    ['watch', 'keep', RECOMPILE_OTHER],
  ],
  ['compiling', 'a fault', BATCH_FAILED, {batch: undefined}, ['log']],

  // A change waits while another one is applied.
  ['compiling', 'another change', changed(OTHER), {batch: {files: PAGE}, changed: OTHER}, ['notifyApp']],
  ['reading', 'another change', changed(OTHER), {batch: {files: PAGE}, changed: OTHER}, ['notifyApp']],
  ['reading', 'the same file again', changed(PAGE), {batch: {files: PAGE}, changed: PAGE}, ['notifyApp']],

  // Open pages are sent what has changed.
  [
    'rereading',
    'fewer docs',
    contentRead(WITHOUT_DOCS),
    {rest: 'done'},
    [...TAKEN, 'send reload', 'forgetRemoved', 'send pages', 'keep', 'finish'],
  ],
  [
    'rereading',
    'other sidebars',
    contentRead(WITH_SIDEBAR),
    {rest: 'done'},
    [...TAKEN, 'forgetRemoved', 'send sidebars', 'keep', 'finish'],
  ],
  [
    'reading',
    'a sidebars file',
    contentRead(WITH_FILE),
    {dataFiles: new Set([...base.files, 'sidebars.ts'])},
    ['report content 0', 'bundle', 'watch', 'forgetRemoved', 'send pages', 'keep', `${CHECK} structure`],
  ],
  [
    'open',
    'a bundling',
    {
      type: 'bundled',
      bundling: {
        hash: 'x',
        problems: [],
        bundles: {
          app: 'dev',
          renderer: '',
          prerender: '',
          browserDir: '',
          files: [],
          styles: [],
          scripts: [],
          chunks: {},
        },
      },
    },
    {type: 'open'},
    ['report app 0', 'send app', 'retryPages'],
  ],

  // The end.
  ['opening', 'the end', {type: 'closed'}, {type: 'closed'}, ['refuse']],
  ['reading', 'the end', {type: 'closed'}, {type: 'closed'}, ['refuse']],
  ['closed', 'the content', contentRead(BEFORE), {type: 'closed'}, []],
  ['closed', 'a bundling', BUNDLED, {type: 'closed'}, []],
];

describe('nextSiteState', () => {
  test.each(ROWS)('%s: %s', (state, _name, event, expected, effects) => {
    const next = nextSiteState(STATES[state], event);
    expect(next.state).toMatchObject(expected);
    expect(next.effects.map(words)).toEqual(effects);
  });
});

/** The effects of a series of events on an open site. */
function run(...events: SiteEvent[]): string[] {
  let state: SiteState = OPEN;
  return events.flatMap((event) => {
    const next = nextSiteState(state, event);
    state = next.state;
    return next.effects.map(words);
  });
}

test('a file that changes while the content is read is read again afterwards', () => {
  const events = [changed(PAGE), {type: 'recompiled'}, applied(true), changed(PAGE)] satisfies SiteEvent[];
  expect(run(...events, contentRead(SAME), {type: 'checked'}).slice(-6)).toEqual(
    [...TAKEN, `${CHECK} structure`, 'watch', 'keep', RECOMPILE].slice(-6),
  );
});
