/** A version of docs as the hooks of Docusaurus return it. */
export interface DocsList {
  /** The language of the docs. */
  locale: string;
  /** Id of the instance. */
  instance: string;
  version: string;
  docs: Record<string, {id: string; title: string; description: string; sidebar?: string; path: string}>;
  sidebars: Record<string, unknown[]>;
}
