/** Every published page address, a decoded site path without baseUrl, and the heading anchors on it. */
export type UrlInventory = ReadonlyMap<string, readonly string[]>;
