/** One of the images in a `srcset`: its address, and the width or density behind it, with its space. */
export interface SrcsetImage {
  address: string;
  descriptor: string;
}

/** The images in a `srcset` (HTML standard, "srcset attributes"). Addresses may contain commas. */
export function readSrcset(value: string): SrcsetImage[] {
  return [...value.matchAll(/([^\s,](?:\S*[^\s,])?)(\s+[^,]+)?/g)].map(
    ([, address = '', descriptor = '']) => ({address, descriptor: descriptor.trimEnd()}),
  );
}
