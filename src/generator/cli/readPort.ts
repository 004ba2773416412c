import {exitWithError} from './exitWithError.ts';

/** Parses the value of `--port`; ends the command with exit code 2 if it is not a number. */
export function readPort(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535)
    exitWithError(`--port must be a number from 0 to 65535, not "${text}".`, 2);
  return port;
}
