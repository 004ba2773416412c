import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';
import type {ReferenceConfig} from '../schema/referenceSchema.ts';

/** Adds to a Content-Security-Policy the servers that forms of the reference may send requests to, and no others. */
export function allowComposer(
  policy: ContentSecurityPolicy | false,
  references: readonly ReferenceConfig[],
): ContentSecurityPolicy | false {
  const sources = references.flatMap(({composer}) => (composer ? composer.allow : []));
  if (!policy || sources.length === 0) return policy;
  const known = policy['connect-src'] ?? policy['default-src'] ?? [];
  return {...policy, 'connect-src': [...new Set([...known.filter((one) => one !== "'none'"), ...sources])]};
}
