import {useState} from 'react';
import lists from '@generated/docs-of-versions.json';
import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {DocsInstanceData, SiteData, VersionData} from '../../shared/page/SiteData.ts';
import {usePage} from '../../theme/context/PageContext.ts';
import {useSite} from '../../theme/context/SiteContext.ts';
import {rememberVersion} from '../../theme/versions/preferredVersion.ts';
import {useDocsVersions as useReaderVersions} from '../../theme/versions/useDocsVersions.ts';

/**
 * A version in the form that Docusaurus' components expect. Docs are listed where components of the site use such data.
 */
export interface GlobalVersion extends Pick<VersionData, 'name' | 'label' | 'path' | 'isLast'> {
  mainDocId: string;
  docs: {id: string; path: string; sidebar?: string}[];
  draftIds: never[];
}

interface GlobalPluginData {
  path: string;
  versions: GlobalVersion[];
  breadcrumbs: boolean;
}

/** All docs instances, by id. */
export function useAllDocsData(): Record<string, GlobalPluginData> {
  return allData(useSite());
}

/** One docs instance. */
export function useDocsData(id = DEFAULT_ID): GlobalPluginData {
  const all = useAllDocsData();
  return (Object.hasOwn(all, id) && all[id]) || NO_DOCS;
}

const NO_DOCS: GlobalPluginData = {path: '', versions: [], breadcrumbs: true};

export function useVersions(id = DEFAULT_ID): GlobalVersion[] {
  return useDocsData(id).versions;
}

export function useLatestVersion(id = DEFAULT_ID): GlobalVersion | undefined {
  return useVersions(id).find(({isLast}) => isLast);
}

/** The instance and version that the current page belongs to; undefined if it is not a doc. */
function usePlace(): {instance: DocsInstanceData; version?: string} | undefined {
  const page = usePage();
  const {docs} = useSite();
  if (!DOCS_LAYOUTS.has(page.layout)) return undefined;
  const said = 'docsVersion' in page ? page.docsVersion : undefined;
  // Pages of a site with a single instance and version don't name them.
  const instance = said ? docs.find(({id}) => id === said.instance) : docs[0];
  return instance && {instance, version: said?.name ?? instance.versions[0]?.name};
}

const DOCS_LAYOUTS: ReadonlySet<string> = new Set(['doc', 'categoryIndex', 'docTags', 'docTag']);

/** The docs instance that the current page belongs to. */
export function useActivePlugin(): {pluginId: string; pluginData: GlobalPluginData} | undefined {
  const pluginId = usePlace()?.instance.id;
  const pluginData = useDocsData(pluginId);
  return pluginId === undefined ? undefined : {pluginId, pluginData};
}

/** The version of an instance that the current page belongs to. */
export function useActiveVersion(id = DEFAULT_ID): GlobalVersion | undefined {
  const place = usePlace();
  return useVersions(id).find(({name}) => place?.instance.id === id && name === place.version);
}

export function useActivePluginAndVersion() {
  const activePlugin = useActivePlugin();
  const activeVersion = useActiveVersion(activePlugin?.pluginId);
  return activePlugin && {activePlugin, activeVersion};
}

/** The version that the reader last chose in the menu, and the function that stores another choice. */
export function useDocsPreferredVersion(id = DEFAULT_ID) {
  const versions = useVersions(id);
  const [name, setName] = useState<string>();
  return {
    preferredVersion: versions.find((version) => version.name === name) ?? null,
    savePreferredVersionName(next: string) {
      rememberVersion(id, next);
      setName(next);
    },
  };
}

/** The version that the reader last chose of each docs instance; it is known only where it was chosen. */
export function useDocsPreferredVersionByPluginId() {
  const {docs} = useSite();
  return Object.fromEntries(docs.map(({id}): [string, GlobalVersion | null] => [id, null]));
}

/** The versions that links of a navbar may point to: that of the page, the reader's choice and the latest. */
export function useDocsVersionCandidates(id = DEFAULT_ID): GlobalVersion[] {
  const versions = useVersions(id);
  const {candidates} = useReaderVersions(id);
  return candidates.flatMap(({name}) => versions.find((version) => version.name === name) ?? []);
}

/** The docs of a version in the language of a site; undefined where no component of the site uses such data. */
export function docsListOf({locale}: SiteData, instance: string | undefined, version: string | undefined) {
  return lists.find(
    (list) => list.locale === locale && list.instance === instance && list.version === version,
  );
}

/** All docs instances of a site. The same objects each time: components compare versions. */
const allData = oncePerObject(
  (site: SiteData): Record<string, GlobalPluginData> =>
    Object.fromEntries(site.docs.map((instance) => [instance.id, pluginData(instance, site)])),
);

function pluginData({id, versions}: DocsInstanceData, site: SiteData): GlobalPluginData {
  const main = versions.find(({isLast}) => isLast) ?? versions[0];
  return {
    path: main?.path ?? '',
    versions: versions.map(({name, label, path, isLast}) => {
      const listed = Object.values(docsListOf(site, id, name)?.docs ?? {});
      // Components look for the main doc among all of them, and need its address.
      const first = listed.find((doc) => doc.path === path) ?? listed[0] ?? {id: name, path};
      const docs = listed.length > 0 ? listed : [first];
      return {name, label, path, isLast, mainDocId: first.id, docs, draftIds: []};
    }),
    breadcrumbs: true,
  };
}
