/** Both 1-based. */
export interface Position {
  line: number;
  column: number;
}

export type KeyPath = readonly PropertyKey[];
