import type {YourValues} from '../../shared/composer/fillParts.ts';
import {readStorage, writeStorage} from '../storage.ts';
import {VALUES_KEY} from './valuesKey.ts';

const NONE: YourValues = {ids: {}};

/** The values if the browser blocks storage. */
let unkept: YourValues | undefined;

/** The reader's own values for samples in this tab. */
export function readYourValues(): YourValues {
  try {
    return unkept ?? parse(readStorage(VALUES_KEY, 'sessionStorage'));
  } catch {
    return NONE;
  }
}

/** Keeps the reader's values until the tab is closed; if all are empty, nothing is kept. */
export function keepYourValues(values: YourValues): void {
  const {server, token, ids} = values;
  const isEmpty = server === undefined && token === undefined && Object.keys(ids).length === 0;
  const isKept = writeStorage(VALUES_KEY, isEmpty ? null : JSON.stringify(values), 'sessionStorage');
  unkept = isKept ? undefined : values;
}

function parse(text: string | null): YourValues {
  const value: unknown = text === null ? undefined : JSON.parse(text);
  if (typeof value !== 'object' || value === null) return NONE;
  const fields = new Map<string, unknown>(Object.entries(value));
  const [server, token, documented, ids] = ['server', 'token', 'documented', 'ids'].map((key) =>
    fields.get(key),
  );
  return {
    ...(typeof server === 'string' && {server}),
    ...(typeof token === 'string' && {token}),
    ...(Array.isArray(documented) && {documented: documented.filter((one) => typeof one === 'string')}),
    ids: Object.fromEntries(
      Object.entries(ids ?? {}).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
    ),
  };
}
