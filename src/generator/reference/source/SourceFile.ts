/** One file of an OpenAPI document. */
export interface SourceFile {
  /** Relative to the site folder, with `/`. */
  file: string;
  /** SHA-1 (hex) of the bytes. */
  hash: string;
  text: string;
  /** The parsed content; undefined when it could not be parsed. */
  data: unknown;
}

/** A place in the document: a file and a JSON pointer in it. */
export interface Place {
  file: string;
  pointer: string;
}
