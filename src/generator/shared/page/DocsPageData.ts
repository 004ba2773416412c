import type {TocHeading} from './PageModule.ts';
import type {ContentData, LastUpdateData, LinkData, PageDataBase, TagData} from './PageParts.ts';
import type {SidebarData} from './SidebarData.ts';

/** The version of the docs that a page belongs to. */
export interface DocsVersionRef {
  /** Id of the instance. */
  instance: string;
  /** Name of the version. */
  name: string;
  /** Addresses of the same doc in other versions of the instance, by version name; absent if there are none. */
  elsewhere?: Record<string, string>;
}

interface DocsPageBase extends PageDataBase {
  /** Absent on a site whose docs have only one instance and one version. */
  docsVersion?: DocsVersionRef;
}

/** A page generated from an OpenAPI document: operations, the fields of a model, or a list of such pages. */
export type ReferenceKind = 'api' | 'model' | 'list';

export interface DocPageData extends DocsPageBase {
  layout: 'doc';
  /** Id of the doc; only on a site that requests it. */
  docId?: string;
  /** Only on a site whose components read it. */
  frontMatter?: Record<string, unknown>;
  /** Set on a page generated from an OpenAPI document. */
  reference?: ReferenceKind;
  content: ContentData;
  /** Inner HTML of the `h1`; absent when the page hides its title and the text has none. */
  titleHtml?: string;
  /** One sentence below the `h1`. */
  lead?: string;
  toc: TocHeading[];
  breadcrumbs: {label: string; href?: string}[];
  sidebar?: SidebarData;
  /** What a `DocCardList` shows; only for pages that render one. */
  cards?: CardData[];
  /** Links to print or download the page's whole section. */
  book?: LinkData[];
  previous?: LinkData;
  next?: LinkData;
  tags: TagData[];
  editUrl?: string;
  lastUpdate?: LastUpdateData;
  unlisted?: true;
  untranslated?: true;
}

export interface CategoryIndexPageData extends DocsPageBase {
  layout: 'categoryIndex';
  title: string;
  description?: string;
  breadcrumbs: {label: string; href?: string}[];
  sidebar?: SidebarData;
  cards: CardData[];
  previous?: LinkData;
  next?: LinkData;
}

export interface CardData {
  type: 'doc' | 'category' | 'link';
  label: string;
  href: string;
  description?: string;
}

export interface DocTagsPageData extends DocsPageBase {
  layout: 'docTags';
  title: string;
  /** Grouped by upper-case first letter. */
  groups: {letter: string; tags: TagData[]}[];
}

export interface ListedDocData {
  title: string;
  href: string;
  description?: string;
}

export interface DocTagPageData extends DocsPageBase {
  layout: 'docTag';
  title: string;
  /** Label of the tag. */
  label: string;
  description?: string;
  docs: ListedDocData[];
  /** Docs without the tag that a reader may look for; only if few docs have it. */
  relatedDocs?: ListedDocData[];
  /** Other tags of these docs. */
  related?: TagData[];
  /** The index of all tags. */
  allTagsHref: string;
  unlisted?: true;
}
