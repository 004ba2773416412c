import type {ConfigSource} from './Site.ts';
import {NeverSettled, settle} from './module/settle.ts';
import {formatKeyPath} from '../problems/schemaProblems.ts';
import type {KeyPath} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {withPeriod} from '../shared/text/withPeriod.ts';

/** A function of the configuration to be called for some part of the content. */
export interface OptionCall {
  /** Path of the function in the configuration. */
  key: KeyPath;
  /** Where the configuration was read. */
  source?: ConfigSource;
  /** What it is called for, such as a file path relative to the site folder. */
  subject: string;
}

/** The value that a call returned, or a problem with the call. */
export type Called<Value> = {value: Value; problem?: undefined} | {value?: undefined; problem: Problem};

/**
 * Calls a function of the configuration; if it throws, returns a problem with its position.
 *
 * @param call Calls the function.
 * @param read Validates the result; returns a text that completes “must return …” if it is invalid.
 */
export function callOption<Value>(
  call: () => unknown,
  read: (given: unknown) => {value: Value} | string,
  option: OptionCall,
): Called<Value> {
  let given: unknown;
  try {
    given = call();
  } catch (error) {
    return {problem: thrown(error, option)};
  }
  return readGiven(given, read, option);
}

/** Like `callOption`, for a function that may be asynchronous. */
export async function callAsyncOption<Value>(
  call: () => unknown,
  read: (given: unknown) => {value: Value} | string,
  option: OptionCall,
): Promise<Called<Value>> {
  try {
    return readGiven(await settle(call(), `\`${formatKeyPath(option.key)}\``), read, option);
  } catch (error) {
    return {problem: thrown(error, option)};
  }
}

function readGiven<Value>(
  given: unknown,
  read: (given: unknown) => {value: Value} | string,
  option: OptionCall,
): Called<Value> {
  const result = read(given);
  if (typeof result !== 'string') return result;
  const name = formatKeyPath(option.key);
  return {
    problem: problemOf(
      `\`${name}\` must return ${result}; for ${option.subject} it returned ${describe(given)}.`,
      option,
    ),
  };
}

function thrown(error: unknown, option: OptionCall): Problem {
  const reason =
    error instanceof NeverSettled
      ? error.message
      : error instanceof Error
        ? `${error.name}: ${error.message}`
        : String(error);
  return problemOf(
    `\`${formatKeyPath(option.key)}\` failed for ${option.subject}: ${withPeriod(reason)}`,
    option,
  );
}

function problemOf(message: string, {key, source}: OptionCall): Problem {
  return {
    severity: 'error',
    file: source?.configFile,
    ...source?.locateConfig(key),
    message,
    hint: 'Fix the function.',
  };
}

function describe(given: unknown): string {
  if (typeof given === 'string') return JSON.stringify(given);
  if (given instanceof Promise) return 'a promise';
  if (Array.isArray(given)) return 'a list';
  return typeof given === 'object' && given !== null ? 'an object' : String(given);
}
