import {createContext} from 'react';

/** A code block as Markdown has it, for the components that a copied `CodeBlock/Content/String` consists of. */
export interface CodeBlockContent {
  /** The inner HTML of the block as the build has highlighted it. */
  highlighted?: string;
  /** What follows the language. */
  metastring?: string;
}

export const CodeBlockContent = createContext<CodeBlockContent>({});
