import type {ContentSecurityPolicy} from '../../shared/html/contentSecurityPolicy.ts';
import type {ReferenceConfig} from '../schema/referenceSchema.ts';
import {allowSources} from './allowSources.ts';

/** Adds to a Content-Security-Policy the servers that forms of the reference may send requests to, and no others. */
export function allowComposer(
  policy: ContentSecurityPolicy | false,
  references: readonly ReferenceConfig[],
): ContentSecurityPolicy | false {
  const sources = references.flatMap(({composer}) => (composer ? composer.allow : []));
  return policy && sources.length > 0 ? allowSources(policy, 'connect-src', sources) : policy;
}
