import {Component, type ComponentType, createElement, type ErrorInfo, type ReactNode} from 'react';
import {firstLetter} from '../../shared/text/firstLetter.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';
import {useMessages} from '../../theme/context/useMessages.ts';

/*
 * What components of the theme need that `docusaurus swizzle --eject` has copied into a site, beyond its public API.
 */

interface ChildrenProps {
  children?: ReactNode;
}

/** One component of several, of which each later one is inside of the one before. */
export function composeProviders(
  providers: readonly ComponentType<ChildrenProps>[],
): ComponentType<ChildrenProps> {
  return ({children}) =>
    providers.reduceRight<ReactNode>((inner, Provider) => createElement(Provider, null, inner), children);
}

/** The contexts of the theme are around every page already. */
function AsItIs({children}: ChildrenProps): ReactNode {
  return children;
}

export {
  AsItIs as AnnouncementBarProvider,
  AsItIs as ColorModeProvider,
  AsItIs as DocsPreferredVersionContextProvider,
  AsItIs as DocsSidebarProvider,
  AsItIs as DocsVersionProvider,
  AsItIs as NavbarProvider,
  AsItIs as PluginHtmlClassNameProvider,
  AsItIs as ScrollControllerProvider,
  AsItIs as TitleFormatterProvider,
};

interface ErrorCauseProps extends ChildrenProps {
  /** Makes the error that explains the one that its content has thrown. */
  onError(error: Error, info: ErrorInfo): Error;
}

/** Says more about an error of its content. */
export class ErrorCauseBoundary extends Component<ErrorCauseProps> {
  override componentDidCatch(error: Error, info: ErrorInfo): never {
    throw this.props.onError(error, info);
  }

  override render(): ReactNode {
    return this.props.children;
  }
}

/** Id of what a `Layout` has around the page, which a skip link leads to. */
export const SkipToContentFallbackId = '__docusaurus_skipToContent_fallback';

/** The first link of a page, which skips the navigation. With a class of its own, the site shows and hides it. */
export function SkipToContentLink({
  children,
  className = 'skip-link',
}: ChildrenProps & {className?: string}): ReactNode {
  const {skipToContent} = useMessages();
  return (
    <a className={className} href={`#${THEME_IDS.main}`}>
      {children ?? skipToContent}
    </a>
  );
}

/** The style sheet shows the focus only where a keyboard is used. */
export function useKeyboardNavigation(): void {}

interface LabeledTag {
  label: string;
}

/** Tags by the first letter of their labels, in the order of the alphabet. */
export function listTagsByLetters<Tag extends LabeledTag>(
  tags: readonly Tag[],
): {letter: string; tags: Tag[]}[] {
  return [...groupBy(tags, ({label}) => firstLetter(label))]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([letter, own]) => ({
      letter,
      tags: [...own].sort((one, other) => one.label.localeCompare(other.label)),
    }));
}
