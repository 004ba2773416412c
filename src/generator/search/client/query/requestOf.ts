/** The request to an API that a query names. */
export interface WantedRequest {
  method?: string;
  /** The parts of the path between its slashes. */
  segments: string[];
  /** Whether a name was written instead of a path: `PUT Invoice`. */
  isName: boolean;
}

const METHOD = '(GET|PUT|POST|DELETE|PATCH|HEAD|OPTIONS|TRACE)';

const REQUEST = new RegExp(`^(?:${METHOD}\\s+)?(?:https?://[^/\\s]+)?(/[^\\s?#]+)\\S*$`, 'i');

/** A method in capital letters; "get invoice" is no request. */
const NAMED = new RegExp(`^${METHOD}\\s+([\\w-]+)$`);

/** Reads a query such as `GET /Invoice/{id}`, `/v1/Invoice?page=0` or `PUT Invoice`; undefined for any other. */
export function requestOf(query: string): WantedRequest | undefined {
  const text = query.trim();
  const [, method, path = ''] = REQUEST.exec(text) ?? NAMED.exec(text) ?? [];
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return undefined;
  return {...(method && {method: method.toUpperCase()}), segments, isName: !path.startsWith('/')};
}

/** A query without the host and the parameters of an address, which say nothing of the operation. */
export function withoutHost(query: string): string {
  const {method = '', segments, isName = true} = requestOf(query) ?? {};
  return isName || segments === undefined ? query : `${method} /${segments.join('/')}`.trim();
}

/** Whether an operation is the request. The path may begin with that of a server, and have values for parameters. */
export function isRequest(
  {method, segments, isName}: WantedRequest,
  operation: {method: string; path: string},
): boolean {
  if (method !== undefined && method !== operation.method) return false;
  const own = operation.path.split('/').filter(Boolean);
  const isFixed = (segment: string): boolean => !segment.startsWith('{');
  if (isName) return isSame(own[0], segments[0]);
  const asked = segments.slice(-own.length);
  return (
    asked.length === own.length &&
    own.some((segment, index) => isFixed(segment) && isSame(segment, asked[index])) &&
    own.every((segment, index) => !isFixed(segment) || isSame(segment, asked[index]))
  );
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  return one !== undefined && one.toLowerCase() === other?.toLowerCase();
}
