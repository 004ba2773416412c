/** A mistake in the form of an object. */
export interface FormMistake {
  /** Where it is in the object. */
  keys?: readonly string[];
  message: string;
  hint?: string;
}
