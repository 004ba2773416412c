import type {DevBundling} from '../../bundle/dev/devBundles.ts';
import type {DocsSet} from '../../content/Content.ts';
import type {Model} from '../content/createModel.ts';
import type {Step} from '../createMachine.ts';
import type {Batch, OpenSite, ReadContent, SiteEffect, SiteEvent, SiteState} from './SiteState.ts';

type SiteStep = Step<SiteState, SiteEffect>;

const NOTHING: ReadonlySet<string> = new Set();

/** Returns the next state of a site after an event; see `SiteState`. */
export function nextSiteState(state: SiteState, event: SiteEvent): SiteStep {
  if (event.type === 'closed' && state.type !== 'closed')
    return step({type: 'closed'}, {type: 'refuse', error: new Error('The site was closed.')});
  switch (state.type) {
    case 'opening':
      return nextWhileOpening(state, event);
    case 'open':
      return nextWhileOpen(state, event);
    case 'failed':
      return nextAfterFailure(state, event);
    case 'closed':
      return step(state);
  }
}

function step(state: SiteState, ...effects: SiteEffect[]): SiteStep {
  return {state, effects};
}

function nextWhileOpening(state: Extract<SiteState, {type: 'opening'}>, event: SiteEvent): SiteStep {
  switch (event.type) {
    case 'started':
      return step(state, {type: 'recall'});
    case 'recalled':
      return event.content ? open(state, event.content, true) : step(state, {type: 'read'});
    case 'earlyDocMade': {
      const bundle: SiteEffect = {type: 'bundle', site: event.site, components: []};
      return state.hasEarly ? step(state) : step({...state, hasEarly: true}, bundle);
    }
    case 'contentRead':
      return open(state, event.content, false);
    case 'readFailed': {
      const {hasEarly, isBegun} = state;
      const {error} = event;
      const log: SiteEffect = {type: 'log', what: 'The site could not be read', error};
      // The change may have been the correction.
      if (state.isOutdated) return step({...state, isOutdated: false}, log, {type: 'read'});
      return step({type: 'failed', error, hasEarly, isBegun}, {type: 'refuse', error}, log);
    }
    case 'begun':
      return step({...state, isBegun: true});
    case 'filesChanged':
      return step(
        {...state, changed: union(state.changed, event.files), isOutdated: true},
        {type: 'notifyApp', files: event.files},
        ...(state.hasEarly ? [{type: 'showEarly', files: event.files} as const] : []),
      );
    case 'bundled':
      return step(state, ...bundlingEffects(event.bundling));
    default:
      return step(state);
  }
}

function nextAfterFailure(state: Extract<SiteState, {type: 'failed'}>, event: SiteEvent): SiteStep {
  const {hasEarly, isBegun} = state;
  switch (event.type) {
    case 'begun':
      return step({...state, isBegun: true});
    case 'filesChanged':
      return step(
        {type: 'opening', hasEarly, isBegun, changed: event.files, isOutdated: false},
        {type: 'notifyApp', files: event.files},
        {type: 'read'},
      );
    // Of the app for an early doc.
    case 'bundled':
      return step(state, ...bundlingEffects(event.bundling));
    default:
      return step(state);
  }
}

/** Accepts the first content, from memory or from the folders. */
function open(
  {hasEarly, isBegun, changed}: Extract<SiteState, {type: 'opening'}>,
  {model, problems, components}: ReadContent,
  isRemembered: boolean,
): SiteStep {
  const opened: OpenSite = {
    type: 'open',
    model,
    problems,
    isRemembered,
    isReading: false,
    rest: 'unwanted',
    batch: undefined,
    changed,
    dataFiles: new Set(model.content.files),
  };
  const admitted = step(
    opened,
    {type: 'report', place: 'content', problems},
    {type: 'bundle', site: model.site, components, options: model.options},
    {type: 'admit', model},
    {type: 'watch'},
    // The sidebar of an early doc has a single branch.
    ...(hasEarly ? [{type: 'updateEarly', model} as const] : []),
  );
  const begun = isBegun ? then(admitted, begin) : admitted;
  return then(begun, nextBatch);
}

function nextWhileOpen(state: OpenSite, event: SiteEvent): SiteStep {
  switch (event.type) {
    case 'begun':
      return begin(state);
    case 'contentRead':
      return takeContent(state, event.content);
    case 'readFailed':
      return then(
        step(
          {...state, isReading: false},
          {
            type: 'log',
            what: 'The content could not be read again',
            error: event.error,
          },
        ),
        (next) => (next.batch?.step === 'reading' ? nextBatch(next) : applyWaiting(next)),
      );
    case 'bundled':
      return step(state, ...bundlingEffects(event.bundling));
    case 'filesChanged': {
      const changed = step(
        {...state, changed: union(state.changed, event.files)},
        {type: 'notifyApp', files: event.files},
      );
      return state.batch ? changed : then(changed, nextBatch);
    }
    case 'recompiled':
      return state.batch?.step === 'compiling'
        ? applyWaiting({...state, batch: {...state.batch, step: 'waiting'}})
        : step(state);
    case 'textsApplied':
      return state.batch?.step === 'applying'
        ? takeTexts(state, state.batch, event.isStructural)
        : step(state);
    case 'checked':
      return state.batch?.step === 'checking'
        ? then(step(state, {type: 'watch'}, {type: 'keep'}), nextBatch)
        : step(state);
    case 'batchFailed': {
      const {error} = event;
      return then(step(state, {type: 'log', what: 'A change could not be applied', error}), nextBatch);
    }
    default:
      return step(state);
  }
}

/** Reads the folders, which so far were only remembered, and then does the rest. */
function begin(state: OpenSite): SiteStep {
  if (state.rest !== 'unwanted') return step(state);
  if (!state.isRemembered) return finish(state);
  const wanting: OpenSite = {...state, rest: 'wanted'};
  // If texts are replaced while they are read, either version may be seen.
  const isSoon = state.isReading || state.batch?.step === 'applying';
  return isSoon ? step(wanting) : step({...wanting, isReading: true}, {type: 'read'});
}

function finish(state: OpenSite): SiteStep {
  return step({...state, rest: 'done'}, {type: 'finish', model: state.model});
}

/** Accepts content that was read again, and sends open pages what has changed. */
function takeContent(state: OpenSite, {model, problems, components}: ReadContent): SiteStep {
  const before = state.model;
  const next: OpenSite = {
    ...state,
    model,
    problems,
    isRemembered: false,
    isReading: false,
    dataFiles: union(state.dataFiles, new Set(model.content.files)),
  };
  const taken = step(
    next,
    {type: 'report', place: 'content', problems},
    {type: 'bundle', site: model.site, components, options: model.options},
    {type: 'watch'},
    // Documents contain the site's data.
    ...(isSame(before.site, model.site) ? [] : [{type: 'send', message: {type: 'reload'}} as const]),
    ...differenceEffects(before, model),
  );
  const finished = then(taken, (open) => (open.rest === 'wanted' ? finish(open) : step(open)));
  return then(finished, (open) => {
    if (open.batch?.step !== 'reading') return applyWaiting(open);
    const {files} = open.batch;
    return step({...open, batch: {files, step: 'checking'}}, {type: 'check', files, isStructural: true});
  });
}

function differenceEffects(before: Model, model: Model): SiteEffect[] {
  if (isSame(before.content, model.content)) return [];
  const isSameSidebar = isSame(sidebarsOf(before), sidebarsOf(model));
  return [
    {type: 'forgetRemoved', model},
    {type: 'send', message: isSameSidebar ? {type: 'pages', paths: '*'} : {type: 'sidebars'}},
    {type: 'keep'},
  ];
}

function sidebarsOf({content}: Model): DocsSet['sidebars'][] {
  return content.docsSets.map(({sidebars}) => sidebars);
}

/** Continues with a waiting batch, unless the content is being read. */
function applyWaiting(state: OpenSite): SiteStep {
  if (state.batch?.step !== 'waiting' || state.isReading) return step(state);
  const {files} = state.batch;
  return step({...state, batch: {files, step: 'applying'}}, {type: 'applyTexts', files});
}

function takeTexts(state: OpenSite, {files}: Batch, isStructural: boolean): SiteStep {
  const isWanted = state.rest === 'wanted' && state.isRemembered;
  if (isStructural || isWanted)
    return step({...state, isReading: true, batch: {files, step: 'reading'}}, {type: 'read'});
  return step({...state, batch: {files, step: 'checking'}}, {type: 'check', files, isStructural});
}

/** Applies all changes together that arrived while the last batch was applied. */
function nextBatch(state: OpenSite): SiteStep {
  if (state.changed.size === 0) return step({...state, batch: undefined});
  const files = state.changed;
  return step({...state, batch: {files, step: 'compiling'}, changed: NOTHING}, {type: 'recompile', files});
}

function bundlingEffects({hash, problems, bundles}: DevBundling): SiteEffect[] {
  return [
    {type: 'report', place: 'app', problems},
    ...(bundles ? [{type: 'send', message: {type: 'app', hash}} as const] : []),
    {type: 'retryPages'},
  ];
}

/** Chains a second step to a first one. */
function then(first: SiteStep, second: (state: OpenSite) => SiteStep): SiteStep {
  if (first.state.type !== 'open') return first;
  const {state, effects} = second(first.state);
  return {state, effects: [...first.effects, ...effects]};
}

function union(files: ReadonlySet<string>, more: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...files, ...more]);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
