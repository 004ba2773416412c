import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {DocumentVersion} from '../difference/readVersions.ts';
import type {ApiModel} from '../model/ApiModel.ts';

/** An OpenAPI document with the pages made from it. Plain data. */
export interface Reference {
  config: ReferenceConfig;
  /** Hash of every file and setting that the pages are made from. */
  hash: string;
  model: ApiModel;
  pages: ReferencePage[];
  /** Subjects of the pages, in the order of the indexes; the last one is for pages without a subject. */
  domains: Domain[];
  /** The bundled document. */
  bundle: Record<string, unknown>;
  /** Files of the document, relative to the site folder. */
  files: string[];
  /** Versions of the document, newest first, if it has a changelog. */
  versions?: DocumentVersion[];
}

/** A subject by which pages are grouped. */
export interface Domain {
  /** Anchor of its part in an index. */
  key: string;
  label: string;
  /** Former anchors of its part in an index. */
  formerIds?: readonly string[];
}

interface PageBase {
  /** Used as the page's source file: `docs/openapi.yaml#/components/schemas/Pet`. */
  file: string;
  /** Doc id, for example `api/PetApi`. */
  id: string;
  /** Folder below the docs route. */
  folder: string;
  /** Path below the docs route, with a leading slash. */
  slug: string;
  /** Address on the site, encoded. */
  permalink: string;
  title: string;
  /** Label of the sidebar item. */
  label: string;
  /** One plain sentence. */
  description: string;
  /** Plain text below the title, with which the body would begin otherwise. */
  lead?: string;
  tags: string[];
  /** Tags that the author wrote, as opposed to generated ones. */
  ownTags: string[];
}

export type ReferencePage = PageBase &
  (
    | {kind: 'apiIndex' | 'modelIndex' | 'modelMap' | 'changelog'}
    | {kind: 'model'; name: string; domain: Domain}
    /** Operations of one tag, or some of them; `name` is the group's name in code. */
    | {
        kind: 'api';
        group: string;
        name: string;
        /** The name, if the title does not contain it. */
        codeName?: string;
        /** Whether it is the page of a webhook. */
        isWebhook?: true;
        domain: Domain;
        part: number;
        parts: number;
        from: number;
        to: number;
      }
  );
