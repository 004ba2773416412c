import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';

/** The fallback of a directive that a policy doesn't have. */
const FALLBACK = 'default-src';

/** Adds sources to a directive of a Content-Security-Policy. */
export function allowSources(
  policy: ContentSecurityPolicy,
  directive: string,
  sources: readonly string[],
): ContentSecurityPolicy {
  const known = policy[directive] ?? policy[FALLBACK] ?? [];
  return {...policy, [directive]: [...new Set([...known.filter((one) => one !== "'none'"), ...sources])]};
}
