/** How a cell looks. */
export interface CellFormat {
  bold?: boolean;
  pattern?: 'currency' | 'percent';
}

/** A sheet of the demos: what was typed, by address. */
export interface SheetData {
  name: string;
  /** Texts as typed; a formula starts with an equals sign. */
  cells: Record<string, string>;
  formats?: Record<string, CellFormat>;
  comments?: Record<string, string>;
  /** Ranges such as `B2:B4`, by name in lower case. */
  namedRanges?: Record<string, string>;
  /** Ranges shown as one cell. */
  mergeRanges?: string[];
}

/** The sheet with other texts in some cells; an empty text clears the cell. */
export function setCells(sheet: SheetData, texts: Record<string, string>): SheetData {
  const cells = {...sheet.cells, ...texts};
  for (const [address, text] of Object.entries(texts)) {
    if (text === '') delete cells[address];
  }
  return {...sheet, cells};
}
