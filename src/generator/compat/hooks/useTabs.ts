import {createContext, type ReactElement, type ReactNode, useContext} from 'react';
import type {TabOptions, TabsOptions} from '../../shared/markup/TabsOptions.ts';
import {getInitialTab, getTabItems, getTabValues, type TabItemProps} from '../../theme/content/tabItems.ts';
import {useTabChoice} from '../../theme/content/useTabChoice.ts';

/** The state of a site's own tabs. */
interface TabsState {
  selectedValue: string | null;
  selectValue: (value: string) => void;
  tabValues: readonly TabOptions[];
  lazy: boolean;
  block: boolean;
}

type TabsProps = TabsOptions & {children?: ReactNode};

/** The state that `Tabs` of Docusaurus 3.10 and later give to their list and their panels. */
export const TabsContext = createContext<TabsState | undefined>(undefined);

/** Provides the state of tabs (Docusaurus `TabsProvider`). */
export const TabsProvider = TabsContext.Provider;

/** The `TabItem` elements among the children of `Tabs`; conditions may leave out some. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  return getTabItems(children);
}

/** State of the site's own tabs, whose groups switch together with the theme's (Docusaurus `useTabsContextValue`). */
export function useTabsContextValue({
  children,
  values: given,
  defaultValue,
  groupId,
  queryString = false,
  lazy = false,
  block = false,
}: TabsProps): TabsState {
  const tabValues: readonly TabOptions[] =
    given ??
    getTabItems(children).map(({props: {value, label, attributes, default: isDefault}}) => ({
      value,
      label,
      attributes,
      default: isDefault,
    }));
  const values = getTabValues(tabValues);
  const [selectedValue, selectValue] = useTabChoice({
    initial: getInitialTab(tabValues, values, defaultValue),
    values,
    groupId,
    queryString,
  });
  return {selectedValue, selectValue, tabValues, lazy, block};
}

const NO_TABS: TabsProps = {values: []};

/**
 * The state of the tabs around a component; with the properties of `Tabs`, as before Docusaurus 3.10, a state of its own
 * (Docusaurus `useTabs`).
 *
 * @throws without properties outside of `TabsProvider`
 */
export function useTabs(props?: TabsProps): TabsState {
  const around = useContext(TabsContext);
  const own = useTabsContextValue(props ?? NO_TABS);
  if (props) return own;
  if (!around) throw new Error('useTabs() is called outside of <TabsProvider>.');
  return around;
}
