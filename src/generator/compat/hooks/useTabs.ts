import type {ReactElement, ReactNode} from 'react';
import type {TabOptions, TabsOptions} from '../../shared/markup/TabsOptions.ts';
import {getInitialTab, getTabItems, getTabValues, type TabItemProps} from '../../theme/content/tabItems.ts';
import {useTabChoice} from '../../theme/content/useTabChoice.ts';

/** The `TabItem` elements among the children of `Tabs`; conditions may leave out some. */
export function sanitizeTabsChildren(children: ReactNode): ReactElement<TabItemProps>[] {
  return getTabItems(children);
}

/** State of the site's own tabs, whose groups switch together with the theme's. */
export function useTabs({
  children,
  values: given,
  defaultValue,
  groupId,
  queryString = false,
}: TabsOptions & {children?: ReactNode}): {
  selectedValue: string | null;
  selectValue: (value: string) => void;
  tabValues: readonly TabOptions[];
} {
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
    parameter: queryString === true ? groupId : queryString || undefined,
  });
  return {selectedValue, selectValue, tabValues};
}
