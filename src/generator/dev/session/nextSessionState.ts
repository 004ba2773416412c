import {stackOf} from '../../shared/invariants/stackOf.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Step} from '../createMachine.ts';
import type {LoadedConfig} from '../LoadedConfig.ts';

/** The state of a running dev server: the configuration in use, and whether there is a site that answers requests. */
export type SessionState<Site> =
  /** The configuration is being read for the first time: requests wait. */
  | ({type: 'starting'} & Following)
  /** There has never been a valid configuration: requests are answered with its problems. */
  | ({type: 'unconfigured'} & Following)
  /** Requests wait for the site of the new configuration. */
  | Opening
  /** A site answers requests. */
  | Running<Site>
  | {type: 'closed'};

/** How the session follows its configuration. */
interface Following {
  /** Absolute paths. */
  configFiles: ReadonlySet<string>;
  reading: Reading;
  /** Those of the files that have changed since the current site was opened. */
  changed: ReadonlySet<string>;
}

interface Opening extends Following {
  type: 'opening';
  next: LoadedConfig;
  /** Sites of one process share an output folder, so the previous one must be closed first. */
  former: 'none' | 'closing' | 'closed';
  generation: number;
}

interface Running<Site> extends Following {
  type: 'running';
  site: Site;
  generation: number;
}

/** Whether the configuration is being read, and whether it has changed since the reading started. */
type Reading = 'no' | 'yes' | 'outdated';

export type SessionEvent<Site> =
  | {type: 'started'}
  | {type: 'configRead'; read: ReadConfig}
  | {type: 'readFailed'; error: Error}
  /** Absolute paths. */
  | {type: 'filesChanged'; files: ReadonlySet<string>}
  /** The previous site has been closed. */
  | {type: 'siteClosed'}
  | {type: 'siteOpened'; site: Site}
  /** The content of a site has been read, or could not be read. */
  | {type: 'siteRead'; site: Site}
  | {type: 'firstPageSent'}
  /** What the site keeps in files is gone. */
  | {type: 'cacheRemoved'}
  | {type: 'closed'};

export interface ReadConfig {
  /** Absent if any of the problems is an error. */
  loaded?: LoadedConfig;
  problems: Problem[];
  /** Absolute paths of all files that were looked at. */
  files: ReadonlySet<string>;
}

export type SessionEffect<Site> =
  | {type: 'readConfig'}
  /** Does not wait for what is being read much longer; see `ConfigReader`. */
  | {type: 'abandonReading'}
  | {type: 'report'; problems: Problem[]}
  | {type: 'openSite'; loaded: LoadedConfig}
  | {type: 'closeSite'; site: Site}
  | {type: 'changeSite'; site: Site; files: ReadonlySet<string>}
  /** Starts the parts of the site that the first page doesn't need. */
  | {type: 'beginSite'; site: Site}
  /** Dispatches `siteRead` when the content of the site has been read. */
  | {type: 'awaitSite'; site: Site}
  /** Lets waiting requests continue. */
  | {type: 'admit'}
  /** Makes waiting requests fail. */
  | {type: 'refuse'; error: Error}
  | {type: 'watch'}
  | {type: 'reloadTabs'}
  | {type: 'log'; line: string}
  /** Says which changed files of the configuration have replaced the site: absolute paths. */
  | {type: 'logRestart'; files: ReadonlySet<string>};

type SessionStep<Site> = Step<SessionState<Site>, SessionEffect<Site>>;

/** @param ownFiles Absolute paths that a configuration file may have, so that creating one is noticed. */
export function startingSession<Site>(ownFiles: readonly string[]): SessionState<Site> {
  return {type: 'starting', configFiles: new Set(ownFiles), reading: 'no', changed: new Set()};
}

/** How often the site was replaced: an open page from another generation is outdated. */
export function generationOf(state: SessionState<unknown>): number {
  return 'generation' in state ? state.generation : 0;
}

/** The site that answers requests, if there is one. */
export function runningSite<Site>(state: SessionState<Site>): Site | undefined {
  return state.type === 'running' ? state.site : undefined;
}

/** Returns the next state of the session after an event; see `SessionState`. */
export function nextSessionState<Site>(
  state: SessionState<Site>,
  event: SessionEvent<Site>,
): SessionStep<Site> {
  if (state.type === 'closed') return step(state);
  switch (event.type) {
    case 'started':
      return step({...state, reading: 'yes'}, {type: 'readConfig'});
    case 'configRead':
      // What was read is already outdated.
      if (state.reading === 'outdated') return step({...state, reading: 'yes'}, {type: 'readConfig'});
      return takeConfig({...state, reading: 'no'}, event.read);
    case 'readFailed':
      // What could not be read may have been fixed by the change.
      if (state.reading === 'outdated') return step({...state, reading: 'yes'}, {type: 'readConfig'});
      return failReading({...state, reading: 'no'}, event.error);
    case 'filesChanged':
      return takeChange(state, event.files);
    case 'cacheRemoved':
      return readAgain(state);
    case 'siteClosed':
      return state.type === 'opening' ? openSite({...state, former: 'closed'}) : step(state);
    case 'siteOpened':
      return state.type === 'opening' ? run(state, event.site) : step(state);
    case 'siteRead':
      return step(state, ...(isRunning(state, event.site) ? [{type: 'reloadTabs'} as const] : []));
    case 'firstPageSent':
      return step(state, ...(state.type === 'running' ? [begin(state.site)] : []));
    case 'closed':
      return step(
        {type: 'closed'},
        {type: 'refuse', error: new Error('The server was stopped.')},
        ...(state.type === 'running' ? [{type: 'closeSite', site: state.site} as const] : []),
      );
  }
}

type LiveState<Site> = Exclude<SessionState<Site>, {type: 'closed'}>;

function step<Site>(state: SessionState<Site>, ...effects: SessionEffect<Site>[]): SessionStep<Site> {
  return {state, effects};
}

function isRunning<Site>(state: LiveState<Site>, site: Site): boolean {
  return state.type === 'running' && state.site === site;
}

function begin<Site>(site: Site): SessionEffect<Site> {
  return {type: 'beginSite', site};
}

/** A valid configuration creates a new site; a broken one changes nothing. */
function takeConfig<Site>(state: LiveState<Site>, {loaded, problems, files}: ReadConfig): SessionStep<Site> {
  const report = {type: 'report', problems} as const;
  // A configuration that fails does not list all its imports: a missing file may be restored.
  const configFiles = loaded ? files : new Set([...state.configFiles, ...files]);
  const next = {...state, configFiles};
  if (!loaded) {
    if (next.type === 'opening') return after(report, openSite(next));
    if (next.type !== 'starting') return step(next, report, {type: 'watch'});
    return step({...next, type: 'unconfigured'}, report, {type: 'admit'}, {type: 'watch'});
  }
  if (next.type === 'opening') return after(report, openSite({...next, next: loaded}));
  const {changed} = next;
  const opening = {type: 'opening', next: loaded, configFiles, reading: 'no', changed} as const;
  if (next.type === 'running') {
    return step({...opening, former: 'closing', generation: next.generation + 1}, report, {
      type: 'closeSite',
      site: next.site,
    });
  }
  const generation = next.type === 'starting' ? 0 : 1;
  return after(report, openSite({...opening, former: 'none', generation}));
}

function failReading<Site>(state: LiveState<Site>, error: Error): SessionStep<Site> {
  if (state.type === 'starting') return step({...state, type: 'unconfigured'}, {type: 'refuse', error});
  const log = {
    type: 'log',
    line: `The configuration could not be read: ${stackOf(error)}`,
  } as const;
  return after(log, state.type === 'opening' ? openSite(state) : step(state));
}

function takeChange<Site>(state: LiveState<Site>, files: ReadonlySet<string>): SessionStep<Site> {
  const ofConfig = [...files].filter((file) => state.configFiles.has(file));
  const rest = new Set([...files].filter((file) => !state.configFiles.has(file)));
  // A site that isn't open yet will read the current files anyway.
  const changes =
    state.type === 'running' && rest.size > 0
      ? [{type: 'changeSite', site: state.site, files: rest} as const]
      : [];
  if (ofConfig.length === 0 && state.type !== 'unconfigured') return step(state, ...changes);
  return readAgain({...state, changed: new Set([...state.changed, ...ofConfig])}, ...changes);
}

/** Reads the configuration, which leads to a new site; once more if it is already being read. */
function readAgain<Site>(state: LiveState<Site>, ...changes: SessionEffect<Site>[]): SessionStep<Site> {
  if (state.reading === 'outdated') return step(state, ...changes);
  if (state.reading === 'yes')
    return step({...state, reading: 'outdated'}, ...changes, {type: 'abandonReading'});
  return step({...state, reading: 'yes'}, ...changes, {type: 'readConfig'});
}

/** Opens the next site, unless the previous one is still closing or the configuration is being read again. */
function openSite<Site>(state: Opening): SessionStep<Site> {
  if (state.former === 'closing' || state.reading !== 'no') return step(state);
  return step(state, {type: 'openSite', loaded: state.next});
}

function run<Site>({configFiles, reading, changed, generation}: Opening, site: Site): SessionStep<Site> {
  const running: Running<Site> = {
    type: 'running',
    site,
    configFiles,
    reading,
    changed: new Set(),
    generation,
  };
  if (generation === 0) return step(running, {type: 'admit'}, {type: 'watch'});
  return step(running, {type: 'admit'}, {type: 'watch'}, {type: 'logRestart', files: changed}, begin(site), {
    type: 'awaitSite',
    site,
  });
}

function after<Site>(effect: SessionEffect<Site>, {state, effects}: SessionStep<Site>): SessionStep<Site> {
  return {state, effects: [effect, ...effects]};
}
