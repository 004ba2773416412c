import type {ComponentProps, ReactNode} from 'react';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import {Head} from '../../theme/content/Head.tsx';
import {useSite} from '../../theme/context/SiteContext.ts';
import {useMessages} from '../../theme/context/useMessages.ts';
import {Translate, translate} from '../../theme/messages/Translate.tsx';
import {causalChain} from '../shared/causalChain.ts';

/*
 * Texts of the theme for components that a site has copied from Docusaurus: the theme's own messages in the language of
 * the site, or else texts under Docusaurus' ids, so that the site's translations apply.
 */

export function translateTagsPageTitle(): string {
  return translate({id: 'theme.tags.tagsPageTitle', message: 'Tags'});
}

export function translateBlogAuthorsListPageTitle(): string {
  return translate({id: 'theme.blog.authorsList.pageTitle', message: 'Authors'});
}

export function BlogAuthorsListViewAllLabel(): ReactNode {
  return useMessages().allAuthors;
}

export function BlogAuthorNoPostsLabel(): ReactNode {
  return <Translate id="theme.blog.author.noPosts">There are no posts by this author yet.</Translate>;
}

export function UnlistedBannerTitle(): ReactNode {
  return useMessages().unlistedTitle;
}

export function UnlistedBannerMessage(): ReactNode {
  return useMessages().unlistedText;
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
      Only the dev server shows this page: builds leave it out.
    </Translate>
  );
}

export function ErrorBoundaryTryAgainButton(props: ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" {...props}>
      {useMessages().tryAgain}
    </button>
  );
}

/** The message of an error, and those of what caused it. */
export function ErrorBoundaryError({error}: {error: Error}): ReactNode {
  const messages = causalChain(error).map(({message}) => message);
  return <p>{messages.join('\n\nCause:\n')}</p>;
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

/** Returns a function that describes how many items a category has. */
export function useDocCardDescriptionCategoryItemsPlural(): (count: number) => string {
  const {locale} = useSite();
  const id = 'theme.docs.DocCard.categoryDescription.plurals';
  return (count) => pluralMessage(translate({id, message: '1 item|{count} items'}), count, locale);
}

/** How many posts there are, in words. */
export function usePostCount(count: number): string {
  const {locale} = useSite();
  return pluralMessage(useMessages().posts, count, locale);
}

export function useBlogTagsPostsPageTitle({label, count}: {label: string; count: number}): string {
  const nPosts = usePostCount(count);
  return translate(
    {id: 'theme.blog.tagTitle', message: '{nPosts} tagged with "{tagName}"'},
    {nPosts, tagName: label},
  );
}

export function useBlogAuthorPageTitle(author: {key: string; name?: string; count: number}): string {
  const nPosts = usePostCount(author.count);
  return translate(
    {id: 'theme.blog.author.pageTitle', message: '{authorName} - {nPosts}'},
    {nPosts, authorName: author.name || author.key},
  );
}
