import type {BlogPost, Content, Doc, MarkdownDocument, StandalonePage} from './Content.ts';

type Sets = Pick<Content, 'docsSets' | 'blogs' | 'pagesSets'>;

/** The docs of every instance and version. */
export function allDocs({docsSets}: Pick<Content, 'docsSets'>): Doc[] {
  return docsSets.flatMap(({docs}) => docs);
}

/** The posts of every blog. */
export function allPosts({blogs}: Pick<Content, 'blogs'>): BlogPost[] {
  return blogs.flatMap(({posts}) => posts);
}

/** The single pages, Markdown and components. */
export function allPages({pagesSets}: Pick<Content, 'pagesSets'>): StandalonePage[] {
  return pagesSets.flatMap(({pages}) => pages);
}

/** Every Markdown document of a site: docs, posts, pages. */
export function allDocuments(content: Sets): MarkdownDocument[] {
  return [
    ...allDocs(content),
    ...allPosts(content),
    ...allPages(content).flatMap(({document}) => document ?? []),
  ];
}
