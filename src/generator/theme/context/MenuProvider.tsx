import {createContext, type Dispatch, type ReactNode, type SetStateAction, useContext, useState} from 'react';

/** What components of the page show in the menu of narrow windows, by the component; the latest is last. */
type MenuContents = ReadonlyMap<string, ReactNode>;

const NONE: MenuContents = new Map();

const Contents = createContext(NONE);

/** Changes what is shown in the menu of narrow windows instead of the page's sidebar. */
export const SetMenuContext = createContext<Dispatch<SetStateAction<MenuContents>>>(() => undefined);

/** Lets components of a page put content into the menu of narrow windows. */
export function MenuProvider({children}: {children: ReactNode}): ReactNode {
  const [contents, setContents] = useState(NONE);
  return (
    <SetMenuContext value={setContents}>
      <Contents value={contents}>{children}</Contents>
    </SetMenuContext>
  );
}

/** What a component shows in the menu of narrow windows instead of the page's sidebar; undefined if none does. */
export function useMenuContent(): ReactNode {
  return [...useContext(Contents).values()].at(-1);
}
