/** How one column is edited; the member names are those of the library's `ColumnSchema`. */
export interface ColumnSchema {
  type: 'string' | 'number' | 'boolean' | 'date' | 'enum';
  enumValues?: string[];
  min?: number;
  max?: number;
  step?: number;
  /** Blurred until it's clicked. */
  secure?: boolean;
  editor?: 'default' | 'markdown';
}

/** The schema of every column, by key. */
export type ColumnSchemas = Record<string, ColumnSchema>;

export type CellValue = string | number | boolean;

export type Row = {id: string} & Record<string, CellValue>;
