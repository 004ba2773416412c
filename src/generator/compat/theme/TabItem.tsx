import {type ReactNode, useContext} from 'react';
import type {TabItemOptions} from '../../shared/markup/TabsOptions.ts';
import {TabsContext} from '../hooks/useTabs.ts';

interface TabItemProps extends Partial<TabItemOptions> {
  children?: ReactNode;
  className?: string;
  /** Set by copies of `Tabs` from before Docusaurus 3.10; newer ones provide a context. */
  hidden?: boolean;
}

/** The panel of a tab in a site's own `Tabs`: the theme's renders its panels itself. */
export default function TabItem({children, value, className, hidden}: TabItemProps): ReactNode {
  const tabs = useContext(TabsContext);
  const isHidden = hidden ?? (tabs !== undefined && tabs.selectedValue !== value);
  if (isHidden && tabs?.lazy) return null;
  return (
    <div role="tabpanel" className={className} hidden={isHidden}>
      {children}
    </div>
  );
}
