import {useSyncExternalStore} from 'react';
import {docsVersionOf} from '../../shared/page/docsVersionOf.ts';
import type {DocsInstanceData, SiteData, VersionData} from '../../shared/page/SiteData.ts';
import {usePage} from '../context/PageContext.ts';
import {useSite} from '../context/SiteContext.ts';
import {readPreferredVersion, watchPreferredVersion} from './preferredVersion.ts';

/** The versions of an instance of the docs as a reader of this page sees them. */
export interface DocsVersions {
  all: readonly VersionData[];
  /** The version that the page belongs to, if it does. */
  active?: VersionData;
  /** The targets of links to the docs, the best first: the version of the page, the chosen one, the last one. */
  candidates: readonly VersionData[];
  /** Addresses of the page in other versions, by version name; empty on pages outside the instance. */
  elsewhere: Readonly<Record<string, string>>;
}

/** Returns the versions of an instance of the docs; the chosen one is known after hydration. */
export function useDocsVersions(instance = 'default'): DocsVersions {
  const site = useSite();
  const ref = docsVersionOf(usePage());
  const preferred = useSyncExternalStore(
    watchPreferredVersion,
    () => readPreferredVersion(instance),
    () => undefined,
  );
  const all = instanceOf(site, instance)?.versions ?? [];
  const own = ref?.instance === instance ? ref : undefined;
  const active = all.find(({name}) => name === own?.name);
  const chosen = all.find(({name}) => name === preferred);
  const last = all.find(({isLast}) => isLast) ?? all[0];
  const candidates = [...new Set([active, chosen, last])].filter((version) => version !== undefined);
  return {all, active, candidates, elsewhere: own?.elsewhere ?? {}};
}

/** The instance with an id. */
export function instanceOf({docs}: Pick<SiteData, 'docs'>, instance: string): DocsInstanceData | undefined {
  return docs.find(({id}) => id === instance);
}
