import {usePage} from '../../../theme/context/PageContext.ts';

/** Data of the current post (Docusaurus `useBlogPost`). */
export function useBlogPost() {
  const {head, path, layout} = usePage();
  const metadata = {
    title: head.title,
    description: head.description ?? '',
    permalink: path,
    date: head.publishedTime,
    tags: head.tags ?? [],
    frontMatter: {},
  };
  return {metadata, frontMatter: {}, assets: {}, toc: [], isBlogPostPage: layout === 'blogPost'};
}
