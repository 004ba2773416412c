import {groupBy} from '../shared/collections/groupBy.ts';
import {ASYNC_COMPONENT, INVALID_CHILD, INVALID_TAG, SUSPENDED} from '../shared/page/RenderTrace.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {faultHint, ruleHint, WAITING} from './faultHint.ts';
import type {FaultPlace, RenderFault} from './RenderFault.ts';

/** A page that cannot be rendered. */
export interface FailedPage {
  /** Permalink. */
  path: string;
  /** Its source file, if it has one. */
  file?: string;
  fault: RenderFault;
}

/**
 * The problems of pages that cannot be rendered: where the error is thrown, why, and on which page. A component that
 * throws on many pages is one problem.
 */
export function renderProblems(pages: readonly FailedPage[]): Problem[] {
  const groups = groupBy(pages, ({path, file, fault: {message, isLoading, places}}) => {
    const [place] = places;
    if (isLoading && !place) return JSON.stringify([message]);
    return JSON.stringify(place ? [place.file, place.line, place.column, message] : [file ?? path, message]);
  });
  return [...groups.values()].flatMap(([first, ...others]) => (first ? [toProblem(first, others)] : []));
}

function toProblem({path, file, fault}: FailedPage, others: readonly FailedPage[]): Problem {
  const [place] = fault.places;
  if (fault.isLoading) return loadProblem(fault);
  const pages = others.length === 0 ? `The page ${path}` : `${others.length + 1} pages, such as ${path},`;
  const uses = usageOf(fault, file);
  const hint = [faultHint(fault), uses].filter((text) => text !== undefined && text !== '').join('\n');
  return {
    severity: 'error',
    ...(place ? {file: place.file, line: place.line, column: place.column} : file !== undefined && {file}),
    message: `${pages} cannot be rendered: ${faultReason(fault)}`,
    ...(hint !== '' && {hint}),
  };
}

/** No page is named: all of them need the module. */
function loadProblem(fault: RenderFault): Problem {
  const [place] = fault.places;
  const hint = faultHint(fault);
  return {
    severity: 'error',
    ...(place && {file: place.file, line: place.line, column: place.column}),
    message: `${place ? 'This module' : 'A module of the site or of a plugin'} fails while it is loaded, so no page can be rendered: ${faultReason(fault)}`,
    ...(hint !== undefined && {hint}),
  };
}

/** The problem of a page that throws in the browser, or renders differently there than in Node. */
export function browserProblem(path: string, kind: 'error' | 'hydration', fault: RenderFault): Problem {
  const [place] = fault.places;
  const isMismatch = kind === 'hydration';
  const fix = isMismatch ? SAME_IN_BOTH : ruleHint(fault.message);
  const hint = [fix, usageOf(fault, undefined)].filter((text) => text !== undefined).join('\n');
  return {
    severity: 'error',
    ...(place && {file: place.file, line: place.line, ...(place.column > 1 && {column: place.column})}),
    message: isMismatch
      ? `The page ${path} renders differently in the browser than in Node: ${differenceIn(fault.message)}`
      : `The page ${path} throws in the browser: ${faultReason(fault)}`,
    ...(hint !== '' && {hint}),
  };
}

const SAME_IN_BOTH =
  'The first render must be the same in both: move what depends on the browser, the time or random values into `useEffect`, or wrap it in `<BrowserOnly>`.';

/** The first sentence of React's message, and the lines that differ. */
function differenceIn(message: string): string {
  const [first = '', ...rest] = message.split('\n');
  const differences = rest
    .filter((line) => /^[+-]\s{2,}/.test(line))
    .map((line) => line.replace(/\s+/g, ' '));
  return [first.replace(/ because the server rendered.*$/, '.'), ...differences.slice(0, 6)].join('\n');
}

/** Error names that carry no information. */
const PLAIN = new Set(['', 'Error']);

/** Why a page cannot be rendered, as the end of a sentence. */
export function faultReason({name, message, isEndless, places}: RenderFault): string {
  const [place] = places;
  if (isEndless) return `${place?.caller ? `\`${place.caller}\`` : 'a component on it'} never finishes.`;
  const tag = tagAt(place);
  if (tag !== undefined && name === INVALID_TAG) return `\`<${tag}>\` is ${message}.`;
  if (name === INVALID_TAG) return `a component on it is ${message}.`;
  if (name === SUSPENDED && message === '')
    return `${tag === undefined ? 'a component on it' : `\`<${tag}>\``} suspends while rendering.`;
  if (name === INVALID_CHILD || name === SUSPENDED)
    return `this expression returns ${message}, which cannot be rendered.`;
  if (name === ASYNC_COMPONENT || WAITING.test(message))
    return tag === undefined
      ? 'a component on it suspends while rendering.'
      : `\`<${tag}>\` is an async component.`;
  const absent = /^Expected (?:component|object) `(.+)` to be defined/.exec(message)?.[1];
  if (absent !== undefined) return `\`<${absent}>\` is \`undefined\`.`;
  if (tag !== undefined && /^Element type is invalid/.test(message))
    return `\`<${tag}>\` is \`${/but got: (\w+)/.exec(message)?.[1] ?? 'undefined'}\`.`;
  const first = message.split('\n')[0] ?? '';
  const known = /^Cannot read properties of null \(reading '(use[A-Z]\w*)'\)$/.exec(first)?.[1];
  if (known) return `\`${known}\` is called while no component is being rendered.`;
  if (first === '') return `${name || 'something'} was thrown without a message.`;
  return PLAIN.has(name) ? first : `${name}: ${first}`;
}

/** The tag that begins at a place, as written. */
function tagAt(place: FaultPlace | undefined): string | undefined {
  return place && /^<\s*([\w$.:-]+)/.exec(place.text)?.[1];
}

/** Names the place where the page, or another file, uses the component that throws. */
function usageOf({places}: RenderFault, file: string | undefined): string | undefined {
  const [thrown, ...outer] = places;
  if (!thrown) return undefined;
  const use = outer.find((one) => one.file === file) ?? outer.find((one) => one.file !== thrown.file);
  if (use && use.file !== thrown.file) return `It is used in ${use.file}:${use.line}:${use.column}.`;
  // No use is known for a partial, or for a component that throws before it is used.
  return !use && file !== undefined && file !== thrown.file ? `The page is ${file}.` : undefined;
}
