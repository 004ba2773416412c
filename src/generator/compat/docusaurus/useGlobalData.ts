import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {useSite} from '../../theme/context/SiteContext.ts';

type GlobalData = Record<string, Record<string, unknown>>;

/** Returns the data that the site's plugins have set, by plugin name and id (Docusaurus `useGlobalData`). */
export default function useGlobalData(): GlobalData {
  return useSite().globalData ?? {};
}

/**
 * Returns the data that each instance of a plugin has set, by id.
 *
 * @throws if there is none and `failfast` is set
 */
export function useAllPluginInstancesData(
  name: string,
  {failfast = false}: {failfast?: boolean} = {},
): Record<string, unknown> | undefined {
  const data = useGlobalData()[name];
  if (!data && failfast) throw new Error(`No plugin with the name "${name}" has set data.`);
  return data;
}

/**
 * Returns the data that a plugin has set.
 *
 * @throws if there is none and `failfast` is set
 */
export function usePluginData(name: string, id = DEFAULT_ID, options: {failfast?: boolean} = {}): unknown {
  const data = useAllPluginInstancesData(name, options)?.[id];
  if (data === undefined && options.failfast)
    throw new Error(`The plugin "${name}" has set no data with the id "${id}".`);
  return data;
}
