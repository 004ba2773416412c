import {sidebarFile} from '../../shared/address/assetFiles.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {belowBase} from './belowBase.ts';

/** One file for each level of each sidebar: the browser fetches it when a reader expands the category. */
export function sidebarFiles({config, sidebars}: Pick<RoutedSite, 'config' | 'sidebars'>): OutputFile[] {
  return Object.values(sidebars).flatMap(({name, levels}) =>
    Object.entries(levels).map(([level, items]) =>
      textFile(belowBase(config, sidebarFile(name, level)), JSON.stringify(items)),
    ),
  );
}
