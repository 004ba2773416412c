import type {ComponentProps, ReactNode} from 'react';
import {pluralForm} from '../../shared/messages/pluralMessage.ts';
import {Head} from '../../theme/content/Head.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';
import {Translate, translate} from '../../theme/messages/Translate.tsx';

/*
 * Texts of Docusaurus' theme, for components that a site has copied from it: under the same ids, so that the site's
 * translations apply.
 */

export function translateTagsPageTitle(): string {
  return translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
}

export function translateBlogAuthorsListPageTitle(): string {
  return translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'});
}

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return <Translate id="theme.blog.authorsList.viewAll">View all authors</Translate>;
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return <Translate id="theme.blog.author.noPosts">This author has not written any posts yet.</Translate>;
}

export function UnlistedBannerTitle(): ReactNode {
  return <Translate id="theme.contentVisibility.unlistedBanner.title">Unlisted page</Translate>;
}

export function UnlistedBannerMessage(): ReactNode {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.message">
      This page is unlisted. Search engines will not index it, and only users having a direct link can access
      it.
    </Translate>
  );
}

/** Asks search engines not to index the page. */
export function UnlistedMetadata(): ReactNode {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  );
}

export function DraftBannerTitle(): ReactNode {
  return <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>;
}

export function DraftBannerMessage(): ReactNode {
  return (
    <Translate id="theme.contentVisibility.draftBanner.message">
      This page is a draft. It will only be visible in dev and be excluded from the production build.
    </Translate>
  );
}

export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...props}>
      <Translate id="theme.ErrorPageContent.tryAgain">Try again</Translate>
    </button>
  );
}

/** The message of an error, and those of what caused it. */
export function ErrorBoundaryError({error}: {error: Error}): ReactNode {
  return <p>{messagesOf(error).join('\n\nCause:\n')}</p>;
}

export function ErrorBoundaryErrorMessageFallback({
  error,
  tryAgain,
}: {
  error: Error;
  tryAgain: () => void;
}): ReactNode {
  return (
    <div>
      <p>{error.message}</p>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} />
    </div>
  );
}

function messagesOf(error: Error): string[] {
  return [error.message, ...(error.cause instanceof Error ? messagesOf(error.cause) : [])];
}

/** Returns a function that selects a text by a number, as Docusaurus' messages write their plurals. */
function useCounted(id: string, message: string): (count: number) => string {
  const {locale} = useSite();
  return (count) => pluralForm(translate({id, message}, {count}), count, locale);
}

export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  return useCounted('theme.docs.DocCard.categoryDescription.plurals', '1 item|{count} items');
}

function usePostCount(): (count: number) => string {
  return useCounted('theme.blog.post.plurals', 'One post|{count} posts');
}

export function useBlogTagsPostsPageTitle({label, count}: {label: string; count: number}): string {
  const nPosts = usePostCount()(count);
  return translate(
    {id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'},
    {nPosts, tagName: label},
  );
}

export function useBlogAuthorPageTitle(author: {key: string; name?: string; count: number}): string {
  const nPosts = usePostCount()(author.count);
  return translate(
    {id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}'},
    {nPosts, authorName: author.name || author.key},
  );
}
