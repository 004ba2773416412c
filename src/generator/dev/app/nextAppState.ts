import type {BundleChanges, DevBundling} from '../../bundle/dev/devBundles.ts';
import type {KeptBundle} from '../../bundle/dev/keptDevBundle.ts';
import type {Bundles} from '../../bundle/requests/Bundles.ts';
import type {AppFacts} from '../../shared/page/AppFacts.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import type {Step} from '../createMachine.ts';
import {
  type AppEffect,
  type AppEvent,
  type AppState,
  bundlesOf,
  type Need,
  type Waiting,
} from './AppState.ts';

type OpenState = Exclude<AppState, {type: 'closed'}>;
type FilledState = Exclude<OpenState, {type: 'empty'}>;
type AppStep = Step<AppState, AppEffect>;

/** Returns the next state of the app after an event; see `AppState`. */
export function nextAppState(state: AppState, event: AppEvent): AppStep {
  if (state.type === 'closed') return closedStep(event);
  switch (event.type) {
    case 'contentRead':
      return takeContent(state, event);
    case 'wanted':
      return want(state, event.components);
    case 'needed':
      return wait(state, event);
    case 'started':
      return start(state);
    case 'keptFound':
      return state.type === 'lookingUp' ? takeKept(state, event.kept) : stay(state);
    case 'bundled':
      return state.type === 'bundling' ? takeBundling(state, event.bundling) : stay(state);
    case 'bundlerEnded':
      return state.type === 'restarting' ? startBundler(state, undefined) : stay(state);
    case 'crashed':
      return state.type === 'bundling' ? crash(state, event.problem) : stay(state);
    case 'filesChanged':
      return takeChange(state, event);
    case 'waitEnded':
      return endWait(state, event.savedAt);
    case 'closed':
      return {
        state: {type: 'closed'},
        effects: [
          ...state.waiting.map(({id}): AppEffect => ({type: 'answer', id, bundles: undefined})),
          {type: 'endBundler'},
        ],
      };
  }
}

function stay(state: AppState): AppStep {
  return {state, effects: []};
}

function closedStep(event: AppEvent): AppStep {
  const effects: AppEffect[] =
    event.type === 'needed' ? [{type: 'answer', id: event.id, bundles: undefined}] : [];
  return {state: {type: 'closed'}, effects};
}

/** Chains a second step to a first one. */
function then(first: AppStep, second: (state: OpenState) => AppStep): AppStep {
  if (first.state.type === 'closed') return first;
  const {state, effects} = second(first.state);
  return {state, effects: [...first.effects, ...effects]};
}

function takeContent(
  state: OpenState,
  {site, components}: {site: AppFacts; components: readonly string[]},
): AppStep {
  if (state.type === 'empty') {
    const {isStarted, waiting, withPrerender} = state;
    const wanted = union(state.wanted, components);
    const idle: AppState = {type: 'idle', site, wanted, withPrerender, waiting};
    const filled: AppStep = {state: idle, effects: [{type: 'renewPrerender'}]};
    return isStarted || waiting.length > 0 ? then(filled, start) : filled;
  }
  const wanting = want(state, components);
  if (JSON.stringify(state.site) === JSON.stringify(site)) return wanting;
  return then(wanting, (next) => {
    if (next.type === 'empty') return stay(next);
    const changed: AppStep = {state: {...next, site}, effects: [{type: 'renewPrerender'}]};
    return then(changed, (filled) => bundleAgain(filled, {site}));
  });
}

function want(state: OpenState, components: readonly string[]): AppStep {
  const wanted = union(state.wanted, components);
  if (wanted.length === state.wanted.length) return stay(state);
  return bundleAgain({...state, wanted}, {components: [...wanted]});
}

/** The input of the bundles has changed: passes it to webpack, unless nobody has needed a bundle so far. */
function bundleAgain(state: OpenState, changes: BundleChanges): AppStep {
  if (state.type === 'bundling') return {state, effects: [{type: 'updateBundler', changes}]};
  return state.type === 'kept' || state.type === 'crashed' ? startBundler(state, state.bundles) : stay(state);
}

function wait(state: OpenState, {id, need}: Waiting): AppStep {
  const waiting = {id, need};
  if (need.type === 'browser') {
    // Whoever reloads a page wants another attempt.
    const begun = state.type === 'crashed' ? startBundler(state, state.bundles) : start(state);
    return then(begun, (next) => enqueue(next, waiting));
  }
  if (need.type === 'components') {
    // Without a browser bundle, no open page can be missing these components.
    const isMissed = bundlesOf(state) && need.components.some((key) => !state.wanted.includes(key));
    return then(want(state, need.components), (next) =>
      isMissed ? enqueue(next, waiting) : {state: next, effects: [answer(next, waiting)]},
    );
  }
  const prerendering = then(want(state, need.components), makePrerender);
  return then(then(prerendering, start), (next) => enqueue(next, waiting));
}

/** Answers at once if the required bundle exists. */
function enqueue(state: OpenState, waiting: Waiting): AppStep {
  if (isMet(waiting.need, bundlesOf(state))) return {state, effects: [answer(state, waiting)]};
  return stay({...state, waiting: [...state.waiting, waiting]});
}

/** Makes webpack build the prerender bundle too. */
function makePrerender(state: OpenState): AppStep {
  const wishing = {...state, withPrerender: true};
  if (state.type === 'crashed') {
    return startBundler({...state, withPrerender: true}, state.withPrerender ? state.bundles : undefined);
  }
  if (state.withPrerender) return stay(state);
  if (state.type === 'kept') return startBundler({...state, withPrerender: true}, undefined);
  if (state.type !== 'bundling') return stay(wishing);
  const {site, wanted, waiting} = state;
  return {
    state: {type: 'restarting', site, wanted, waiting, withPrerender: true},
    effects: [{type: 'endBundler'}],
  };
}

function start(state: OpenState): AppStep {
  if (state.type === 'empty') return stay({...state, isStarted: true});
  if (state.type !== 'idle') return stay(state);
  // The kept bundle does not include a prerender bundle.
  if (state.withPrerender) return startBundler(state, undefined);
  const {site, wanted} = state;
  return {
    state: {...state, type: 'lookingUp', asked: site},
    effects: [{type: 'lookUpKept', site, components: wanted}],
  };
}

function takeKept(state: Extract<AppState, {type: 'lookingUp'}>, kept: KeptBundle | undefined): AppStep {
  const {site, asked, wanted, withPrerender, waiting} = state;
  // Something else may have been requested in the meantime.
  const isEnough = !withPrerender && asked === site && wanted.every((key) => kept?.components.includes(key));
  if (!kept || !isEnough) return startBundler(state, undefined);
  const {bundles, hash} = kept;
  const next: AppState = {
    type: 'kept',
    site,
    wanted: union(wanted, kept.components),
    withPrerender,
    waiting,
    bundles,
    sources: kept.files,
  };
  const taken: AppStep = {
    state: next,
    effects: [{type: 'watchSources'}, {type: 'report', bundling: {bundles, hash, problems: []}}],
  };
  return then(taken, (filled) => answerWaiting(filled, false));
}

/** @param bundles The bundles that pages may have loaded. */
function startBundler(
  {site, wanted, withPrerender, waiting}: FilledState,
  bundles: Bundles | undefined,
): AppStep {
  const request = {site, components: wanted, withPrerender, isContinued: bundles !== undefined};
  return {
    state: {type: 'bundling', site, wanted, withPrerender, waiting, bundles},
    effects: [{type: 'startBundler', request}],
  };
}

function takeBundling(state: Extract<AppState, {type: 'bundling'}>, bundling: DevBundling): AppStep {
  const {isBehind, savedAt, ...rest} = state;
  // webpack bundles again what was saved after it had begun; documents wait for that.
  const isOld = savedAt !== undefined && bundling.startedAt !== undefined && bundling.startedAt < savedAt;
  const {bundles, ...report} = bundling;
  const bundled: AppStep = {
    state: {
      ...rest,
      ...(isBehind && isOld && {isBehind, savedAt}),
      bundles: bundles ?? state.bundles,
      latest: bundling,
    },
    effects: [{type: 'report', bundling: isOld ? report : bundling}],
  };
  return then(bundled, (next) => answerWaiting(next, hasErrors(bundling.problems)));
}

function crash(state: Extract<AppState, {type: 'bundling'}>, problem: Problem): AppStep {
  const {site, wanted, withPrerender, waiting, bundles} = state;
  const crashed: AppStep = {
    state: {type: 'crashed', site, wanted, withPrerender, waiting, bundles},
    effects: [{type: 'report', bundling: {hash: '', problems: [problem]}}],
  };
  return then(crashed, (next) => answerWaiting(next, true));
}

/** @param hasFailed Whether to answer requests without the bundles that they wait for, except those for scripts. */
function answerWaiting(state: OpenState, hasFailed: boolean): AppStep {
  const bundles = bundlesOf(state);
  const isDue = ({need}: Waiting): boolean => isMet(need, bundles) || (hasFailed && need.type !== 'browser');
  return {
    state: {...state, waiting: state.waiting.filter((one) => !isDue(one))},
    effects: state.waiting.filter(isDue).map((one) => answer(state, one)),
  };
}

function takeChange(
  state: OpenState,
  {files, savedAt}: {files: ReadonlySet<string>; savedAt?: number},
): AppStep {
  if (state.type === 'bundling') {
    if (savedAt === undefined) return stay(state);
    return {state: {...state, isBehind: true, savedAt}, effects: [{type: 'limitWait', savedAt}]};
  }
  const isOld = state.type === 'kept' && state.sources.some((file) => files.has(file));
  if (!isOld) return state.type === 'crashed' ? startBundler(state, state.bundles) : stay(state);
  const {effects, state: begun} = startBundler(state, state.bundles);
  return {effects, state: begun.type === 'bundling' ? {...begun, isBehind: true} : begun};
}

/** Lets documents load the last bundle as if it contained what was saved. */
function endWait(state: OpenState, savedAt: number): AppStep {
  if (state.type !== 'bundling' || state.savedAt !== savedAt || !state.latest) return stay(state);
  return takeBundling(state, {...state.latest, startedAt: savedAt});
}

function isMet(need: Need, bundles: Bundles | undefined): boolean {
  if (!bundles || need.type === 'browser') return bundles !== undefined;
  const holds = need.components.every((key) => bundles.chunks[key]);
  return holds && (need.type === 'components' || bundles.prerender !== '');
}

function answer(state: OpenState, {id}: Waiting): AppEffect {
  return {type: 'answer', id, bundles: bundlesOf(state)};
}

function union(keys: readonly string[], more: readonly string[]): readonly string[] {
  const fresh = more.filter((key) => !keys.includes(key));
  return fresh.length === 0 ? keys : [...new Set([...keys, ...fresh])];
}
