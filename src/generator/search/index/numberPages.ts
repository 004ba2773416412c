import {groupBy} from '../../shared/collections/groupBy.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {compareText} from '../../shared/text/compareText.ts';
import type {PageGroup} from '../format/SearchFiles.ts';
import type {PlannedPage} from './IndexedPage.ts';

/** Room of the smallest group. Groups grow fourfold: the moment in which numbers change is rare. */
const LEAST_ROOM = 256;
const GROWTH = 4;

/** A group has at least so many numbers a page, so that two pages seldom want the same one. */
const NUMBERS_PER_PAGE = 4;

export interface Numbering {
  groups: PageGroup[];
  /** Hash of the groups. */
  id: string;
  /** Number by address. */
  numbers: Map<string, number>;
}

/**
 * Gives each page a number that depends on its address, its kind and its product. Another page changes it only when both
 * want the same number, or when a group outgrows its room.
 *
 * @param hash Hash of a text in hexadecimal digits, at least 12.
 */
export function numberPages(pages: readonly PlannedPage[], hash: (text: string) => string): Numbering {
  const byGroup = groupBy(pages, ({kind, product}) => `${kind}\n${product ?? ''}`);
  const sorted = [...byGroup].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, members]) => members);
  const numbers = new Map<string, number>();
  const groups: PageGroup[] = [];
  let start = 0;
  for (const members of sorted) {
    const {kind, product} = expectDefined(members[0], 'a page of the group');
    const room = roomFor(members.length);
    groups.push({kind, ...(product !== undefined && {product}), room});
    for (const [path, place] of placePages(members, room, hash)) numbers.set(path, start + place);
    start += room;
  }
  return {groups, id: hash(JSON.stringify(groups)).slice(0, 12), numbers};
}

function roomFor(count: number): number {
  let room = LEAST_ROOM;
  while (room < count * NUMBERS_PER_PAGE) room *= GROWTH;
  return room;
}

/** Each page has the place that its hash points to, or the next free one. */
function placePages(
  pages: readonly PlannedPage[],
  room: number,
  hash: (text: string) => string,
): [path: string, place: number][] {
  const hashed = pages.map(({path}) => ({path, value: Number.parseInt(hash(path).slice(0, 12), 16)}));
  hashed.sort((a, b) => a.value - b.value || compareText(a.path, b.path));
  const taken = new Set<number>();
  return hashed.map(({path, value}) => {
    let place = value % room;
    while (taken.has(place)) place = (place + 1) % room;
    taken.add(place);
    return [path, place];
  });
}
