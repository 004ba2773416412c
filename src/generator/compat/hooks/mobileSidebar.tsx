import {createContext, type ReactNode, useContext, useEffect, useState} from 'react';
import {useMenuContent} from '../../theme/context/MenuProvider.tsx';
import {usePage} from '../../theme/context/PageContext.ts';
import {PageSidebar} from '../../theme/sidebar/PageSidebar.tsx';
import {useWindowSize} from './useWindowSize.ts';

interface MobileSidebarState {
  disabled: boolean;
  shouldRender: boolean;
  shown: boolean;
  toggle(): void;
  /** Whether the menu shows the bar's items although the page has a sidebar. */
  isAtBar: boolean;
  showBar(): void;
}

/** The menu of narrow windows is the theme's own: for components it is never open. */
const OF_THEME: MobileSidebarState = {
  disabled: false,
  shouldRender: false,
  shown: false,
  toggle: () => undefined,
  isAtBar: true,
  showBar: () => undefined,
};

const StateContext = createContext(OF_THEME);

/** Lets a navbar of the site's own open and close a menu of its own in narrow windows; a new page closes it. */
export function MobileSidebarProvider({children}: {children: ReactNode}): ReactNode {
  const {path} = usePage();
  const isNarrow = useWindowSize() === 'mobile';
  const [shown, setShown] = useState(false);
  const [isAtBar, setAtBar] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the menu
  useEffect(() => setShown(false), [path, isNarrow]);
  useEffect(() => {
    if (!shown) setAtBar(false);
  }, [shown]);
  const state = {
    disabled: false,
    shouldRender: isNarrow,
    shown,
    toggle: () => setShown((now) => !now),
    isAtBar,
    showBar: () => setAtBar(true),
  };
  return <StateContext value={state}>{children}</StateContext>;
}

/** The menu of narrow windows, as far as the site renders it by itself (Docusaurus `useNavbarMobileSidebar`). */
export function useNavbarMobileSidebar(): Omit<MobileSidebarState, 'isAtBar' | 'showBar'> {
  const {disabled, shouldRender, shown, toggle} = useContext(StateContext);
  return {disabled, shouldRender, shown, toggle};
}

/** What the menu of narrow windows shows of the page: its sidebar, or what a component shows there instead. */
export function useNavbarSecondaryMenu(): {shown: boolean; hide(): void; content: ReactNode} {
  const page = usePage();
  const filled = useMenuContent();
  const {isAtBar, showBar} = useContext(StateContext);
  const hasSidebar = 'sidebar' in page || 'blogSidebar' in page;
  const content = filled ?? (hasSidebar ? <PageSidebar /> : undefined);
  return {shown: content !== undefined && !isAtBar, hide: showBar, content};
}
