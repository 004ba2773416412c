import type {ReactNode} from 'react';
import {createContext, useContext} from 'react';
import {THEME_IDS} from '../../shared/markup/themeIds.ts';

interface MainProps {
  children: ReactNode;
  /** `wide` for grids and free-form pages; `text` keeps lines short. */
  width?: 'text' | 'wide' | 'full';
  className?: string;
  /** Whether the content has a main landmark of its own, which must be the only one. */
  hasOwn?: boolean;
}

/** True while the next page is being loaded. */
export const PendingContext = createContext(false);

/** The main landmark, which contains the page's content. */
export function Main({children, width = 'text', className, hasOwn = false}: MainProps): ReactNode {
  const isPending = useContext(PendingContext);
  const Element = hasOwn ? 'div' : 'main';
  return (
    <Element
      id={THEME_IDS.main}
      className={className ? `main ${className}` : 'main'}
      data-width={width}
      tabIndex={-1}
      aria-busy={isPending || undefined}
    >
      {children}
    </Element>
  );
}
