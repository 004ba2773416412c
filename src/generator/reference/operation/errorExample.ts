import {isRecord} from '../../shared/invariants/isRecord.ts';
import {statusName} from './statusMeaning.ts';

/** The response that an example of an error is of. */
export interface ErrorPlace {
  status: string;
  /** Path of the request, as it is sent. */
  path: string;
}

/**
 * The example of an error that was made from a schema, with what is known of the response: its status, the name of the
 * status and the path of the request, in the members that have them by RFC 9457 and by common frameworks.
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
      const fact = Object.hasOwn(known, name) ? known[name] : undefined;
      return [name, typeof fact === typeof given ? fact : given];
    }),
  );
}
