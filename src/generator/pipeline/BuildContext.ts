import type {ConfigSource} from '../config/Site.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Cache} from '../store/openCache.ts';
import type {PageRecords} from '../store/PageRecords.ts';
import type {Workers} from '../workers/createWorkers.ts';
import type {OutputTaskResult} from '../workers/tasks.ts';
import type {BuildRequest} from './BuildRequest.ts';
import type {SpareLinking} from './write/SpareLinking.ts';

/** What compiles pages. */
export interface CompileContext {
  /** Where compiled pages are kept. */
  readonly records: PageRecords;
  /** Hash of the generator's own code. */
  readonly pipelineVersion: string;
  readonly workers: Workers;
}

/** What the stages of a build have in common besides the site. */
export interface BuildContext extends BuildRequest, CompileContext {
  readonly cache: Cache;
  readonly configSource: ConfigSource;
  /** What was in the output folder when the build began. */
  readonly found: Promise<OutputTaskResult>;
  readonly linking: SpareLinking;
  /** Each stage adds what it finds. */
  readonly problems: Problem[];
}
