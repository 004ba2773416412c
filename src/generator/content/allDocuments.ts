import type {BlogPost, Content, Doc, MarkdownDocument, StandalonePage} from './Content.ts';

type Sets = Pick<Content, 'docsSets' | 'blogs' | 'pagesSets'>;

/** The docs of all instances and versions. */
export function allDocs({docsSets}: Pick<Content, 'docsSets'>): Doc[] {
  return docsSets.flatMap(({docs}) => docs);
}

/** The posts of all blogs. */
export function allPosts({blogs}: Pick<Content, 'blogs'>): BlogPost[] {
  return blogs.flatMap(({posts}) => posts);
}

/** The standalone pages, both Markdown and components. */
export function allPages({pagesSets}: Pick<Content, 'pagesSets'>): StandalonePage[] {
  return pagesSets.flatMap(({pages}) => pages);
}

/** All Markdown documents of a site: docs, posts and pages. */
export function allDocuments(content: Sets): MarkdownDocument[] {
  return [
    ...allDocs(content),
    ...allPosts(content),
    ...allPages(content).flatMap(({document}) => document ?? []),
  ];
}
