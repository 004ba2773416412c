import {isRecord} from '../../shared/invariants/isRecord.ts';
import {statusName} from './statusMeaning.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** The response that an error example belongs to. */
export interface ErrorPlace {
  status: string;
  /** Path of the request as sent. */
  path: string;
}

/**
 * Fills known facts about the response into an error example that was made from a schema: the status, its name and the
 * path of the request, in the members used by RFC 9457 and by common frameworks.
 */
export function errorExample(value: unknown, {status, path}: ErrorPlace): unknown {
  if (!isRecord(value) || !/^[45]\d\d$/.test(status)) return value;
  const known: Record<string, string | number> = {
    status: Number(status),
    code: Number(status),
    error: statusName(status),
    title: statusName(status),
    path,
    instance: path,
  };
  return Object.fromEntries(
    Object.entries(value).map(([name, given]) => {
      const fact = ownValue(known, name);
      return [name, typeof fact === typeof given ? fact : given];
    }),
  );
}
