/** What becomes here of one thing that a site uses of another generator. */
export interface MigratedFeature {
  /** Its name, as the site writes it. */
  feature: string;
  /** Where the site uses it: a file relative to the site folder, with the line where one is known. */
  place?: string;
  outcome: 'supported' | 'replaced' | 'dropped';
  /** What takes its place, or what to use instead; absent for what needs neither. */
  alternative?: string;
}
