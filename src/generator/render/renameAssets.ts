import type {AppAddresses} from './AppAddresses.ts';
import {
  COMPONENTS_PART,
  componentsPart,
  dataStart,
  FILES_PART,
  filesPart,
  fontTag,
  HEAD_END,
  PAGE_DATA_START,
  preloadTag,
  scriptTag,
  styleTag,
} from './assetTags.ts';

/** Matches elements that `assetTags` may have written. */
const TAG = /<(?:link|meta) [^>]*>/g;

/**
 * Turns a page's files written for one version of the app into those for another; undefined if that is not possible.
 */
export interface AssetRenaming {
  /** An HTML document. */
  document(html: string): string | undefined;
  /** The text of a `page.json`. */
  data(json: string): string | undefined;
  /** Whether every `page.json` stays as it is: it names scripts, and the style sheets of components. */
  keepsData: boolean;
}

/**
 * Creates a renaming for the case that only the addresses of the app's files change, such as after a change of a style
 * sheet, so that pages need not be rendered again.
 *
 * @param ownHead The site's own HTML in every head.
 * @returns Undefined if more than the addresses changed
 */
export function createAssetRenaming(
  from: AppAddresses,
  to: AppAddresses,
  ownHead = '',
): AssetRenaming | undefined {
  const addresses = pairAddresses(from, to);
  if (!addresses) return undefined;
  const changed = [...addresses].filter(([old, now]) => old !== now);
  // Otherwise a tag in the head might not be the generator's.
  if (ownHead.includes('</head') || changed.some(([old]) => ownHead.includes(old))) return undefined;
  const tags = new Map(
    changed.flatMap(([old, now]) =>
      [fontTag, styleTag, preloadTag, scriptTag].map((tag) => [tag(old), tag(now)] as const),
    ),
  );
  const renamed = (address: string): string => addresses.get(address) ?? address;
  // What follows the part with the app and the components, after that part.
  const renameData = (text: string): [start: string, rest: string] | undefined => {
    if (!text.startsWith(dataStart(from.app))) return undefined;
    const rest = text.slice(dataStart(from.app).length);
    const [part = '', components] = COMPONENTS_PART.exec(rest) ?? [];
    const own = components === undefined ? '' : componentsPart(renamed(components));
    return [dataStart(to.app) + own, rest.slice(part.length)];
  };
  const renameFiles = (part: string): string => {
    const {files} = JSON.parse(`{${part}}`) as {files: string[]};
    return filesPart(files.map(renamed));
  };
  const isChanged = new Set(changed.map(([old]) => old));
  return {
    keepsData:
      from.app === to.app &&
      !Object.values(from.chunks)
        .flat()
        .some((address) => isChanged.has(address)),
    document(html) {
      const end = html.indexOf(HEAD_END);
      // The last occurrence: a page's content could contain such an element, but only scripts follow the data.
      const dataAt = html.lastIndexOf(PAGE_DATA_START) + PAGE_DATA_START.length;
      if (end < 0 || dataAt < end) return undefined;
      const head = html.slice(0, end).replace(TAG, (tag) => tags.get(tag) ?? tag);
      const data = renameData(html.slice(dataAt));
      return data && head + html.slice(end, dataAt) + data.join('');
    },
    data(json) {
      const data = renameData(json);
      return data && data[0] + data[1].replace(FILES_PART, (_, part: string) => renameFiles(part));
    },
  };
}

/** Maps each old address to the new one; undefined unless they correspond one to one. */
function pairAddresses(from: AppAddresses, to: AppAddresses): Map<string, string> | undefined {
  const [old, now] = [listAddresses(from), listAddresses(to)];
  if (JSON.stringify(old.shape) !== JSON.stringify(now.shape)) return undefined;
  const pairs = new Map<string, string>();
  const taken = new Map<string, string>();
  for (const [index, address] of old.addresses.entries()) {
    const next = now.addresses[index] ?? '';
    if ((pairs.get(address) ?? next) !== next || (taken.get(next) ?? address) !== address) return undefined;
    pairs.set(address, next);
    taken.set(next, address);
  }
  return pairs;
}

/** All addresses in order, and how many of each kind belong to what. */
function listAddresses({siteData, styles, scripts, fonts, components, chunks}: AppAddresses): {
  addresses: string[];
  shape: unknown;
} {
  const data = 'src' in siteData ? [siteData.src] : [];
  const own = components === undefined ? [] : [components];
  const groups = [data, styles, scripts, fonts, own, ...Object.values(chunks)];
  const addresses = groups.flat();
  return {
    addresses,
    shape: [
      Object.keys(chunks),
      groups.map((group) => group.length),
      addresses.map((address) => address.slice(address.lastIndexOf('.'))),
      // The data embedded in documents.
      'json' in siteData ? siteData.json : '',
    ],
  };
}
