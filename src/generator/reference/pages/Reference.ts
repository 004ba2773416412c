import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {DocumentVersion} from '../difference/readVersions.ts';
import type {ApiModel} from '../model/ApiModel.ts';

/** One OpenAPI document with the pages made of it. Plain data. */
export interface Reference {
  config: ReferenceConfig;
  /** Hash of every file and setting that the pages are made of. */
  hash: string;
  model: ApiModel;
  pages: ReferencePage[];
  /** Subjects of the pages, in the order of the indexes; the last is that of pages that have none. */
  domains: Domain[];
  /** The document in one piece. */
  bundle: Record<string, unknown>;
  /** Files of the document, relative to the site folder. */
  files: string[];
  /** Versions of the document, newest first, when it has a changelog. */
  versions?: DocumentVersion[];
}

/** A subject that pages are grouped by. */
export interface Domain {
  /** Anchor of its part of an index. */
  key: string;
  label: string;
  /** Anchors that its part of an index had before. */
  formerIds?: readonly string[];
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
    | {kind: 'apiIndex' | 'modelIndex' | 'modelMap' | 'changelog'}
    | {kind: 'model'; name: string; domain: Domain}
    /** Operations of one tag, or a slice of them; `name` is what code calls the group. */
    | {
        kind: 'api';
        group: string;
        name: string;
        /** The name, where it says something that the title does not. */
        beside?: string;
        domain: Domain;
        part: number;
        parts: number;
        from: number;
        to: number;
      }
  );
