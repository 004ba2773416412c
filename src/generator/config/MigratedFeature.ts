/** What happens here to one feature that a site uses of another generator. */
export interface MigratedFeature {
  /** Its name, as the site writes it. */
  feature: string;
  /** Where the site uses it: a file relative to the site folder, with the line where one is known. */
  place?: string;
  outcome: 'supported' | 'replaced' | 'dropped';
  /** What replaces it, or what to use instead; absent if neither is needed. */
  alternative?: string;
}
