import type {PostSummary} from '../../shared/page/BlogPageData.ts';

/** A post, and where its header is shown. */
export interface PostHeaderProps {
  post: PostSummary;
  /**
   * `page`: the title is the `h1`; `preview`: it is an `h2` that links to the post; `row`: the same, but only with the
   * names of the authors.
   */
  place: 'page' | 'preview' | 'row';
}
