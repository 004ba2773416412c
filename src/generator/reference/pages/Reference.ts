import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {ApiModel} from '../model/ApiModel.ts';

/** One OpenAPI document with the pages made of it. Plain data. */
export interface Reference {
  config: ReferenceConfig;
  /** Hash of every file and setting that the pages are made of. */
  hash: string;
  model: ApiModel;
  pages: ReferencePage[];
  /** Labels of topics, where the tags file has them. */
  topicLabels: Record<string, string>;
  /** The document in one piece. */
  bundle: Record<string, unknown>;
  /** Files of the document, relative to the site folder. */
  files: string[];
}

interface PageBase {
  /** Stands for the page wherever documents have a source file: `docs/openapi.yaml#/components/schemas/Pet`. */
  file: string;
  /** Id below the docs, for example `api/PetApi`. */
  id: string;
  /** Folder below the docs route. */
  folder: string;
  /** Path below the docs route, with a slash in front. */
  slug: string;
  /** Address on the site, encoded. */
  permalink: string;
  title: string;
  /** Text of the sidebar item. */
  label: string;
  /** One plain sentence. */
  description: string;
  tags: string[];
  /** Tags that the author wrote, and not a rule. */
  ownTags: string[];
}

export type ReferencePage = PageBase &
  (
    | {kind: 'apiIndex' | 'modelIndex'}
    | {kind: 'model'; name: string}
    /** Operations of one tag, or a slice of them. */
    | {kind: 'api'; group: string; part: number; parts: number; from: number; to: number}
  );
