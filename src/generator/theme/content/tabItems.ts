import type {ReactElement, ReactNode} from 'react';
import {Children, isValidElement} from 'react';
import {isDuplicateValue, isUnknownDefault} from '../../shared/markup/tabsRules.ts';
import type {TabItemOptions, TabOptions} from '../../shared/markup/TabsOptions.ts';

export interface TabItemProps extends TabItemOptions {
  children?: ReactNode;
}

/**
 * Returns the `TabItem` elements among the children of `Tabs`.
 *
 * @throws when a child is something else (as Docusaurus does)
 */
export function getTabItems(children: ReactNode): ReactElement<TabItemProps>[] {
  return Children.toArray(children)
    .filter((child) => child !== '\n')
    .map((child) => {
      if (!isTabItem(child)) {
        throw new Error('Every child of <Tabs> must be a <TabItem> with a `value`.');
      }
      return child;
    });
}

/**
 * Returns the values of the list of tabs: the `values` of `Tabs`, else the properties of its items.
 *
 * @throws when two have the same value (as Docusaurus does)
 */
export function getTabValues(tabs: readonly TabOptions[]): string[] {
  const values = tabs.map(({value}) => value);
  const duplicate = values.find(isDuplicateValue);
  if (duplicate !== undefined) {
    throw new Error(`Two tabs have the value "${duplicate}": each <TabItem> of <Tabs> needs its own.`);
  }
  return values;
}

/**
 * Returns the value of the initially selected tab, or null for none.
 *
 * @param values Values of the tabs.
 * @throws when no tab has the value `defaultValue` (as Docusaurus does)
 */
export function getInitialTab(
  tabs: readonly TabOptions[],
  values: readonly string[],
  defaultValue?: string | null,
): string | null {
  if (defaultValue === undefined) {
    return (tabs.find((tab) => tab.default) ?? tabs[0])?.value ?? null;
  }
  if (isUnknownDefault(defaultValue, values)) {
    throw new Error(`<Tabs> has the defaultValue "${defaultValue}", but its tabs are: ${values.join(', ')}.`);
  }
  return defaultValue;
}

function isTabItem(child: ReactNode): child is ReactElement<TabItemProps> {
  return isValidElement<Partial<TabItemProps>>(child) && typeof child.props.value === 'string';
}
