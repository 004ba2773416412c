import type {SidebarLevels} from '../../routes/createSidebarLevels.ts';
import {hashOf} from '../../files/hash.ts';
import {textUnit} from '../collectUnits.ts';
import type {WantedUnit} from '../writeOutput.ts';

/** One file for each level of each sidebar: the browser fetches a level when a reader opens its category. */
export function sidebarUnits(sidebars: Record<string, SidebarLevels>, assetsDir: string): WantedUnit[] {
  return Object.values(sidebars).flatMap(({name, levels}) =>
    Object.entries(levels).map(([level, items]) =>
      textUnit(`${assetsDir}/sidebar/${name}/${level || '_root'}.json`, JSON.stringify(items), hashOf),
    ),
  );
}
