import type {Problem} from '../../shared/problems/Problem.ts';
import type {Step} from '../createMachine.ts';
import type {LoadedConfig} from '../site/DevSite.ts';

/** A running dev server: which configuration holds, and whether there is a site that answers requests. */
export type SessionState<Site> =
  /** The configuration is read for the first time: requests wait. */
  | {type: 'starting'; configFiles: ReadonlySet<string>; reading: Reading}
  /** There never was a valid configuration: requests are answered with what is wrong with it. */
  | {type: 'unconfigured'; configFiles: ReadonlySet<string>; reading: Reading}
  /** Requests wait for the site of a new configuration. */
  | Opening
  /** A site answers requests. */
  | Running<Site>
  | {type: 'closed'};

interface Opening {
  type: 'opening';
  next: LoadedConfig;
  /** Sites of one process share an output folder, so that the former one has to end first. */
  former: 'none' | 'closing' | 'closed';
  configFiles: ReadonlySet<string>;
  reading: Reading;
  generation: number;
}

interface Running<Site> {
  type: 'running';
  site: Site;
  configFiles: ReadonlySet<string>;
  reading: Reading;
  generation: number;
}

/** Whether the configuration is being read, and whether it has changed since that began. */
type Reading = 'no' | 'yes' | 'outdated';

export type SessionEvent<Site> =
  | {type: 'started'}
  | {type: 'configRead'; read: ReadConfig}
  | {type: 'readFailed'; error: Error}
  /** Absolute paths. */
  | {type: 'filesChanged'; files: ReadonlySet<string>}
  /** The former site has ended. */
  | {type: 'siteClosed'}
  | {type: 'siteOpened'; site: Site}
  /** The content of a site was read, or cannot be read. */
  | {type: 'siteRead'; site: Site}
  | {type: 'firstPageSent'}
  | {type: 'closed'};

export interface ReadConfig {
  /** Absent when there is an error among the problems. */
  loaded?: LoadedConfig;
  problems: Problem[];
  /** Absolute paths of everything that was looked at. */
  files: ReadonlySet<string>;
}

export type SessionEffect<Site> =
  | {type: 'readConfig'}
  | {type: 'report'; problems: Problem[]}
  | {type: 'openSite'; loaded: LoadedConfig}
  | {type: 'closeSite'; site: Site}
  | {type: 'changeSite'; site: Site; files: ReadonlySet<string>}
  /** Has the site do what a first page can do without. */
  | {type: 'beginSite'; site: Site}
  /** Dispatches `siteRead` when the content of the site was read. */
  | {type: 'awaitSite'; site: Site}
  /** Requests that wait go on. */
  | {type: 'admit'}
  /** Requests that wait fail. */
  | {type: 'refuse'; error: Error}
  | {type: 'watch'}
  | {type: 'reloadTabs'}
  | {type: 'log'; line: string};

type SessionStep<Site> = Step<SessionState<Site>, SessionEffect<Site>>;

/** @param ownFiles Absolute paths that a configuration file may have: one that is created later is noticed. */
export function startingSession<Site>(ownFiles: readonly string[]): SessionState<Site> {
  return {type: 'starting', configFiles: new Set(ownFiles), reading: 'no'};
}

/** How often the site was replaced: an open page of another generation is outdated. */
export function generationOf(state: SessionState<unknown>): number {
  return 'generation' in state ? state.generation : 0;
}

/** What an event makes of the session; see `SessionState`. */
export function nextSessionState<Site>(
  state: SessionState<Site>,
  event: SessionEvent<Site>,
): SessionStep<Site> {
  if (state.type === 'closed') return step(state);
  switch (event.type) {
    case 'started':
      return step({...state, reading: 'yes'}, {type: 'readConfig'});
    case 'configRead':
      // What was read is not what is there now.
      if (state.reading === 'outdated') return step({...state, reading: 'yes'}, {type: 'readConfig'});
      return takeConfig({...state, reading: 'no'}, event.read);
    case 'readFailed':
      return failReading({...state, reading: 'no'}, event.error);
    case 'filesChanged':
      return takeChange(state, event.files);
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

/** A valid configuration makes a new site; a broken one leaves everything as it was. */
function takeConfig<Site>(state: LiveState<Site>, {loaded, problems, files}: ReadConfig): SessionStep<Site> {
  const report = {type: 'report', problems} as const;
  // A configuration that fails does not name all that it imports: a missing file may come back.
  const configFiles = loaded ? files : new Set([...state.configFiles, ...files]);
  const next = {...state, configFiles};
  if (!loaded) {
    if (next.type === 'opening') return after(report, openSite(next));
    if (next.type !== 'starting') return step(next, report, {type: 'watch'});
    return step({...next, type: 'unconfigured'}, report, {type: 'admit'}, {type: 'watch'});
  }
  if (next.type === 'opening') return after(report, openSite({...next, next: loaded}));
  const opening = {type: 'opening', next: loaded, configFiles, reading: 'no'} as const;
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
    line: `The configuration could not be read: ${error.stack ?? error.message}`,
  } as const;
  return after(log, state.type === 'opening' ? openSite(state) : step(state));
}

function takeChange<Site>(state: LiveState<Site>, files: ReadonlySet<string>): SessionStep<Site> {
  const isConfig = [...files].some((file) => state.configFiles.has(file)) || state.type === 'unconfigured';
  const rest = new Set([...files].filter((file) => !state.configFiles.has(file)));
  // Sites that are not open yet read everything as it is then.
  const changes =
    state.type === 'running' && rest.size > 0
      ? [{type: 'changeSite', site: state.site, files: rest} as const]
      : [];
  if (!isConfig) return step(state, ...changes);
  if (state.reading !== 'no') return step({...state, reading: 'outdated'}, ...changes);
  return step({...state, reading: 'yes'}, ...changes, {type: 'readConfig'});
}

/** Opens the next site, unless the former one is still there, or the configuration is being read again. */
function openSite<Site>(state: Opening): SessionStep<Site> {
  if (state.former === 'closing' || state.reading !== 'no') return step(state);
  return step(state, {type: 'openSite', loaded: state.next});
}

function run<Site>({configFiles, reading, generation}: Opening, site: Site): SessionStep<Site> {
  const running: Running<Site> = {type: 'running', site, configFiles, reading, generation};
  if (generation === 0) return step(running, {type: 'admit'}, {type: 'watch'});
  return step(
    running,
    {type: 'admit'},
    {type: 'watch'},
    {type: 'log', line: 'The configuration has changed: restarted.'},
    begin(site),
    {type: 'awaitSite', site},
  );
}

function after<Site>(effect: SessionEffect<Site>, {state, effects}: SessionStep<Site>): SessionStep<Site> {
  return {state, effects: [effect, ...effects]};
}
