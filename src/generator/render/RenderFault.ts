import {LoadFault} from '../shared/page/LoadFault.ts';
import {hasCode} from '../shared/problems/hasCode.ts';

/** Why a page cannot be rendered, and where the cause is. Plain data. */
export interface RenderFault {
  /** Name of the error; empty if the thrown value is not an error. */
  name: string;
  message: string;
  /** Whether rendering was aborted because it took too long. */
  isEndless?: boolean;
  /** Whether a module of the app threw while it was loaded, which no page can be rendered without. */
  isLoading?: boolean;
  /** Places in files of the site: where it is thrown, then the callers or parents, up to the page. */
  places: FaultPlace[];
}

/** A place in a file of the site. */
export interface SourcePlace {
  /** Path relative to the site folder, with `/`. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based. */
  column: number;
  /** The function's name, if it has one. */
  caller?: string;
}

/** A place that is shown with its text. */
export interface FaultPlace extends SourcePlace {
  /** Text of the file from there to the end of the line. */
  text: string;
}

/** Error code of `node:vm` for a script that timed out. */
const TIMEOUT = 'ERR_SCRIPT_EXECUTION_TIMEOUT';

/** Creates a fault from just a thrown value, which may be anything. */
export function faultOf(thrown: unknown): RenderFault {
  if (thrown instanceof LoadFault) return {...faultOf(thrown.thrown), isLoading: true};
  if (!(thrown instanceof Error)) return {name: '', message: describeThrown(thrown), places: []};
  const {name, message} = thrown;
  const isEndless = hasCode(thrown, TIMEOUT);
  return {name, message, ...(isEndless && {isEndless}), places: []};
}

function describeThrown(thrown: unknown): string {
  if (typeof thrown === 'string') return thrown;
  if (typeof thrown !== 'object' || thrown === null) return `\`${String(thrown)}\` was thrown.`;
  if ('message' in thrown && typeof thrown.message === 'string') return thrown.message;
  const keys = Object.keys(thrown).map((key) => `\`${key}\``);
  return `an object${keys.length === 0 ? '' : ` with ${keys.join(', ')}`} was thrown.`;
}
