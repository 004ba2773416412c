import type {ReferenceWords} from '../ReferenceWords.ts';

const NAMES: Record<string, string> = {
  '200': 'OK',
  '201': 'Created',
  '202': 'Accepted',
  '203': 'Non-Authoritative Information',
  '204': 'No Content',
  '205': 'Reset Content',
  '206': 'Partial Content',
  '301': 'Moved Permanently',
  '302': 'Found',
  '303': 'See Other',
  '304': 'Not Modified',
  '307': 'Temporary Redirect',
  '308': 'Permanent Redirect',
  '400': 'Bad Request',
  '401': 'Unauthorized',
  '402': 'Payment Required',
  '403': 'Forbidden',
  '404': 'Not Found',
  '405': 'Method Not Allowed',
  '406': 'Not Acceptable',
  '408': 'Request Timeout',
  '409': 'Conflict',
  '410': 'Gone',
  '412': 'Precondition Failed',
  '413': 'Content Too Large',
  '415': 'Unsupported Media Type',
  '418': "I'm a teapot",
  '422': 'Unprocessable Content',
  '423': 'Locked',
  '424': 'Failed Dependency',
  '428': 'Precondition Required',
  '429': 'Too Many Requests',
  '500': 'Internal Server Error',
  '501': 'Not Implemented',
  '502': 'Bad Gateway',
  '503': 'Service Unavailable',
  '504': 'Gateway Timeout',
  '507': 'Insufficient Storage',
};

/** Messages for ranges of codes, and for any other response. */
const RANGES = {
  default: 'anyResponse',
  '1XX': 'anyInformational',
  '2XX': 'anySuccess',
  '3XX': 'anyRedirect',
  '4XX': 'anyClientError',
  '5XX': 'anyServerError',
} as const satisfies Record<string, keyof ReferenceWords>;

/** The name of a status code (RFC 9110), which is the same in all languages. */
export function statusName(status: string): string {
  return Object.hasOwn(NAMES, status) ? (NAMES[status] ?? '') : '';
}

/** Names that status codes had in earlier standards. */
const FORMER: Record<string, string[]> = {
  '413': ['Payload Too Large', 'Request Entity Too Large'],
  '422': ['Unprocessable Entity'],
};

/** The names that a status code had before RFC 9110. */
export function formerNames(status: string): string[] {
  return Object.hasOwn(FORMER, status) ? (FORMER[status] ?? []) : [];
}

/** The name of a status code; ranges of codes and `default` in words. */
export function statusMeaning(status: string, words: ReferenceWords): string {
  const key = status === 'default' ? status : status.toUpperCase();
  return isRange(key) ? words[RANGES[key]] : statusName(key);
}

function isRange(key: string): key is keyof typeof RANGES {
  return Object.hasOwn(RANGES, key);
}

/** Whether a status is one of a request that failed, as is what `default` stands for. */
export function isError(status: string): boolean {
  return /^[45]/.test(status) || status === 'default';
}
