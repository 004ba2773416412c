import {useEffect, useState} from 'react';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {useSite} from '../context/SiteContext.ts';
import {loadSearchClient} from './loadSearchClient.ts';
import {usefulLinks} from './usefulLinks.ts';

/** Links offered before the reader types: the configured tasks, or else the first links of the navbar. */
export function useTasks(): LinkData[] {
  const site = useSite();
  const {baseUrl} = site;
  const [tasks, setTasks] = useState<LinkData[]>();
  useEffect(() => {
    let isCurrent = true;
    loadSearchClient(baseUrl)
      .then((client) => client.tasks())
      .catch(() => [])
      .then((loaded) => {
        if (isCurrent) setTasks(loaded);
      });
    return () => {
      isCurrent = false;
    };
  }, [baseUrl]);
  if (tasks === undefined) return [];
  return tasks.length > 0 ? tasks : usefulLinks(site);
}
